// The dialogs of a table, and the card with the hints. At most one of them is open.
import { html, useLayoutEffect } from '../html.js';
import { HintCard } from './hint.js';
import { KeyLegend } from './keys.js';
import { Menu } from './menu.js';
import { PeoplePanel, otherPeople } from './people.js';
import { Result, SheetPanel } from './result.js';
import { Settings } from './settings.js';
import { Links } from './links.js';
import { Shuffle } from './shuffle.js';
import { TypedMove } from './typed-move.js';

/**
 * The open dialog. `openPanel` is its name, or null if no dialog is open.
 * @param {{part: import('./part.js').GamePart, scene: import('./part.js').Scene,
 *   store: import('../api/table.js').Store, openPanel: import('../html.js').Signal<string | null>,
 *   keys: import('./part.js').Key[], takeBack: (() => void) | null, make: (move: string) => void}} props
 */
export function Panels({ part, scene, store, openPanel, keys, takeBack, make }) {
  const close = () => (openPanel.value = null);
  // A hint belongs to one position: after a move the card closes, and the next hint starts only when it is asked for.
  useLayoutEffect(() => {
    if (openPanel.peek() === 'hint') openPanel.value = null;
  }, [scene.view.moves_made]);
  switch (openPanel.value) {
    case 'menu':
      return html`<${Menu} scene=${scene} part=${part} openPanel=${openPanel} takeBack=${takeBack} store=${store}
          close=${close} />`;
    case 'hint':
      return scene.isActing && html`<${HintCard} scene=${scene} part=${part} close=${close} />`;
    case 'keys':
      return html`<${KeyLegend} keys=${keys} t=${scene.t} close=${close} isReplay=${scene.state.past !== undefined} />`;
    case 'settings':
      return html`<${Settings} close=${close} />`;
    case 'sheet':
      return html`<${SheetPanel} part=${part} scene=${scene} store=${store} close=${close} />`;
    case 'result':
      return html`<${Result} part=${part} scene=${scene} store=${store} close=${close} />`;
    case 'type':
      return html`<${TypedMove} scene=${scene} make=${make} close=${close} />`;
    case 'links':
      return html`<${Links} scene=${scene} store=${store} close=${close} />`;
    case 'phone':
      return html`<${Links} scene=${scene} store=${store} close=${close} phoneOnly=${true} />`;
    case 'people':
      return html`<${PeoplePanel} scene=${scene} seats=${otherPeople(scene)} close=${close} />`;
    case 'shuffle':
      return html`<${Shuffle} scene=${scene} close=${close} />`;
    default:
      return null;
  }
}
