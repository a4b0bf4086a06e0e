// The band below a replayed table: the timeline, the last move, whose view it is, the tools.
import { html, useEffect, useRef, useSignal } from '../html.js';
import { lines } from '../log/log.js';
import { prefer, preferences } from '../preferences.js';
import { Emblem, ToolIcon } from '../signs/signs.js';
import { Inlay } from '../table/dock.js';
import { belongs, Onward } from '../table/onward.js';
import { t } from '../words/words.js';
import { Share } from './share.js';
import { stepsOf, useSteps, usePlaying } from './steps.js';
import { allowed } from './who.js';

const SPEEDS = ['0.5', '1', '2', '4'];

/** @typedef {import('../table/part.js').Scene} Scene */
/** @typedef {import('./past.js').Past} Past */

/** With more chapters than this the timeline omits their numbers, which would touch. */
const NUMBERED = 15;

/** Returns the chapter of a move, from 1. @param {number[]} chapters @param {number} number */
const chapterOf = (chapters, number) => chapters.findLastIndex((start) => start <= number) + 1;

/**
 * The timeline of the game: the current position, and the beginnings of its visits or turns.
 * @param {{past: Past, steps: import('./steps.js').Steps, positionText: string}} props
 */
function Line({ past, steps, positionText }) {
  const [number, last, chapters] = [past.marked.value, past.last.value, past.chapters.value];
  const part = (/** @type {number} */ moves) => `${last ? (100 * moves) / last : 0}%`;
  return html`<div class="replay-line">
    <div class="replay-marks" aria-hidden="true">
      ${chapters.map(
        (start, index) => html`<i key=${index} class=${start <= number ? 'gone' : ''} style=${{ left: part(start) }}
            data-number=${chapters.length <= NUMBERED ? index + 1 : null}></i>`,
      )}
    </div>
    <input type="range" min="0" max=${last} step="1" value=${past.number.peek()} aria-label=${t('replay-line')}
        aria-valuetext=${positionText}
        style=${{ '--done': part(number) }}
        onInput=${(/** @type {import('../html.js').FieldEvent} */ event) => steps.to(Number(event.target.value))} />
  </div>`;
}

/** The buttons for stepping. @param {{past: Past, steps: import('./steps.js').Steps, on: boolean}} props */
function Walk({ past, steps, on }) {
  const [number, last] = [past.marked.value, past.last.value];
  const button = (/** @type {string} */ icon, /** @type {string} */ id, /** @type {() => void} */ press, may = true) =>
    html`<button type="button" class="tool" data-does=${id} aria-label=${t(id)} title=${t(id)} disabled=${!may}
        onClick=${press}><${ToolIcon} name=${icon} /></button>`;
  return html`<div class="replay-walk" role="group" aria-label=${t('replay-walk')}>
    ${button('first', 'replay-first', steps.first, number > 0)} ${button(
      'backs',
      'replay-chapter-back',
      steps.chapterBack,
      number > 0,
    )}
    ${button('back', 'replay-back', steps.back, number > 0)}
    ${button(on ? 'pause' : 'play', on ? 'replay-pause' : 'replay-play', steps.toggle, last > 0)}
    ${button('forth', 'replay-forth', steps.forth, number < last)} ${button(
      'forths',
      'replay-chapter-forth',
      steps.chapterForth,
      number < last,
    )}
    ${button('last', 'replay-last', steps.last, number < last)}
  </div>`;
}

/**
 * The choice of the view and the speed, and the other tools.
 * @param {{past: Past, scene: Scene, part: import('../table/part.js').GamePart, share: () => void, playOn: () => void}}
 *   props
 */
function Choices({ past, scene, part, share, playOn }) {
  const today = /** @type {import('../table/part.js').State} */ (past.now.value);
  const may = allowed(today, part);
  const named = (/** @type {import('./positions.js').Who} */ who) =>
    typeof who === 'number' ? t('replay-as-seat', { name: scene.names[who] }) : t(`replay-as-${who}`);
  const chosen = (/** @type {import('../html.js').FieldEvent<HTMLSelectElement>} */ { target }) =>
    past.viewAs(may[target.selectedIndex]);
  // Other moves are tried in an analysis, which starts from the current position.
  const from = async () => {
    if (await past.store.act('branch', { number: past.number.value, main: true }))
      location.hash = `#/table/${today.table}`;
  };
  return html`<div class="replay-choices">
    <label><span class="vh">${t('replay-as')}</span><select disabled=${may.length < 2} onChange=${chosen}>
      ${may.map(
        (who) => html`<option key=${who} value=${who} selected=${past.who.value === who}>${named(who)}</option>`,
      )}
    </select></label>
    <label title=${t('replay-speed')}>
      <span class="vh">${t('replay-speed')}</span>
      <select class="replay-speed"
          onChange=${(/** @type {import('../html.js').FieldEvent<HTMLSelectElement>} */ { target }) =>
            prefer({ speed: Number(target.value) })}>
        ${SPEEDS.map(
          (speed) =>
            html`<option key=${speed} value=${speed} selected=${
              `${preferences.value.speed}` === speed
            }>${t('replay-speed-times', { speed: Number(speed) })}</option>`,
        )}
      </select></label>
    <button type="button" class="tool" aria-label=${t('replay-share')} title=${t('replay-share')} onClick=${share}>
      <${ToolIcon} name="share" />
    </button>
    ${
      (today.stage === 'finished' || today.kind === 'analysis') &&
      html`<a class="tool not-phone"
          href="#/analysis/${today.table}" aria-label=${t('menu-analyse')} title=${t('menu-analyse')}>
        <${ToolIcon} name="chart" />
      </a>`
    }
    ${
      today.stage === 'finished' &&
      belongs(today) &&
      html`<button type="button" class="tool" aria-label=${t('onward-play')} title=${t('onward-play')}
          disabled=${past.marked.value >= past.last.value} onClick=${playOn}><${ToolIcon} name="branch" /></button>`
    }
    ${
      today.kind === 'analysis' && today.you.host
        ? html`<button type="button" class="tool" aria-label=${t('replay-try')} title=${t('replay-try')}
            onClick=${from}><${ToolIcon} name="branch" /></button>`
        : html`<a class="tool" href="#/table/${today.table}" aria-label=${t('replay-table')} title=${t('replay-table')}>
          <${ToolIcon} name="table" />
        </a>`
    }
  </div>`;
}

/**
 * Returns the sentences about the last move.
 * @param {Scene} scene @param {import('../table/part.js').Entry | null} entry
 */
function sentencesOf(scene, entry) {
  if (!entry || entry.kind === 'started') return t('log-started');
  return lines(entry, scene.names).join(' ') || entry.move || '';
}

/**
 * The sentences about the last move. They scroll if they are long, also by keyboard, and start at the top after each
 * move.
 * @param {{text: string}} props
 */
function Sentences({ text }) {
  /** @type {{current: HTMLElement | null}} */
  const at = useRef(null);
  const scrolled = useRef(false);
  useEffect(() => {
    if (scrolled.current && at.current) at.current.scrollTop = 0;
    scrolled.current = false;
  }, [text]);
  return html`<h1 ref=${at} tabindex="0" onScroll=${() => (scrolled.current = true)}>${text}</h1>`;
}

/** @param {{past: Past, scene: Scene, part: import('../table/part.js').GamePart}} props */
export function ReplayDock({ past, scene, part }) {
  const playing = usePlaying(past);
  const steps = stepsOf(past, playing);
  const [sharing, leaving] = [useSignal(false), useSignal(false)];
  useSteps(steps);
  const { seats, view } = scene;
  const [number, last, chapters] = [past.marked.value, past.last.value, past.chapters.value];
  const chapter = chapterOf(chapters, number);
  const { id, args } = part.chapter?.(chapter, view) ?? { id: 'score-chapter', args: { number: chapter } };
  const where = t(id, args);
  const positionText = t('replay-at', { number, last });
  const entry = scene.last.value;
  const whose = typeof entry?.seat === 'number' ? seats[entry.seat] : null;
  const { Hand, Hands } = part;
  const open = past.who.value === 'open' && Hands;
  const playOn = () => {
    playing.stop();
    leaving.value = true;
  };
  return html`<footer class="dock replay" data-p=${whose?.stone} data-table=${scene.state.table}
      data-number=${view.moves_made} data-playing=${playing.on.value ? 'yes' : 'no'}>
    <${Inlay} />
    <${Line} past=${past} steps=${steps} positionText=${`${positionText}, ${where}`} />
    <div class="say">
      <p class="eyebrow">
        ${whose && html`<${Emblem} figure=${whose.figure} stone=${whose.stone} />`}
        <span>${positionText}</span>
        <span class="replay-where">${where}</span>
      </p>
      <${Sentences} text=${sentencesOf(scene, entry)} />
    </div>
    <div class="hand-area">${open ? html`<${Hands} scene=${scene} />` : Hand && html`<${Hand} scene=${scene} />`}</div>
    <div class="replay-tools">
      <${Walk} past=${past} steps=${steps} on=${playing.on.value} />
      <${Choices} past=${past} scene=${scene} part=${part} share=${() => (sharing.value = true)} playOn=${playOn} />
    </div>
    ${sharing.value && html`<${Share} past=${past} close=${() => (sharing.value = false)} />`}
    ${
      leaving.value &&
      html`<${Onward} table=${scene.state.table} names=${scene.names} number=${past.number.value}
          seat=${typeof past.who.value === 'number' ? past.who.value : (view.to_move ?? 0)}
          close=${() => (leaving.value = false)} />`
    }
  </footer>`;
}
