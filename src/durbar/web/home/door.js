// The door of a server that has a password: asked for wherever somebody comes in, by a link as well.
import { html } from '../html.js';
import { Pages } from './frame.js';

const Door = () => html`<${Pages} at="door" />`;
export default Door;
