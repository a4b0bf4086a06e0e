// The dock of a replay: the timeline, the last move, the menus that choose the viewer and the speed, and the tools.
import { html, useEffect, useRef, useSignal } from '../html.js';
import { entrySentences } from '../log/log.js';
import { setPreferences, preferences } from '../preferences.js';
import { Emblem, ToolIcon } from '../signs/signs.js';
import { Inlay } from '../table/dock.js';
import { isParticipant, PlayOnDialog } from '../table/play-on.js';
import { t } from '../words/words.js';
import { Share } from './share.js';
import { makeSteps, useStepKeys, usePlayback } from './steps.js';
import { allowedViewers } from './viewers.js';

/** @import {Scene, GamePart, State, Entry} from '../table/part.js' */
/** @import {Replay} from './replay.js' */
/** @import {Steps} from './steps.js' */
/** @import {FieldEvent} from '../html.js' */
/** @import {Viewer} from './positions.js' */

/** The speeds of playback that can be chosen, as multiples of the normal speed. */
const SPEEDS = ['0.5', '1', '2', '4'];

/** If there are more chapters (visits or turns) than this, the timeline omits their numbers, which would overlap. */
const MAX_NUMBERED_CHAPTERS = 15;

/**
 * Returns the number of the chapter (a visit or a turn) of a position; the first chapter is 1.
 * @param {number[]} chapterStarts after how many moves each chapter begins
 * @param {number} number the number of moves before the position
 */
const chapterOf = (chapterStarts, number) => chapterStarts.findLastIndex((start) => start <= number) + 1;

/**
 * The timeline of the game: a slider with the current position, and marks where the visits or turns begin.
 * @param {{replay: Replay, steps: Steps, positionText: string}} props
 */
function Timeline({ replay, steps, positionText }) {
  const [number, last, chapters] = [replay.shownNumber.value, replay.last.value, replay.chapters.value];
  const percentOfGame = (/** @type {number} */ moves) => `${last ? (100 * moves) / last : 0}%`;
  return html`<div class="replay-line">
    <div class="replay-marks" aria-hidden="true">
      ${chapters.map(
        (
          start,
          index,
        ) => html`<i key=${index} class=${start <= number ? 'passed' : ''} style=${{ left: percentOfGame(start) }}
            data-number=${chapters.length <= MAX_NUMBERED_CHAPTERS ? index + 1 : null}></i>`,
      )}
    </div>
    <input type="range" min="0" max=${last} step="1" value=${replay.number.peek()} aria-label=${t('replay-line')}
        aria-valuetext=${positionText}
        style=${{ '--progress': percentOfGame(number) }}
        onInput=${(/** @type {FieldEvent} */ event) => steps.goTo(Number(event.target.value))} />
  </div>`;
}

/**
 * The buttons that go to another position.
 * @param {{replay: Replay, steps: Steps, isPlaying: boolean}} props
 */
function StepButtons({ replay, steps, isPlaying }) {
  const [number, last] = [replay.shownNumber.value, replay.last.value];
  const button = (
    /** @type {string} */ icon,
    /** @type {string} */ id,
    /** @type {() => void} */ onPress,
    isEnabled = true,
  ) =>
    html`<button type="button" class="tool" data-does=${id} aria-label=${t(id)} title=${t(id)} disabled=${!isEnabled}
        onClick=${onPress}><${ToolIcon} name=${icon} /></button>`;
  return html`<div class="replay-walk" role="group" aria-label=${t('replay-walk')}>
    ${button('first', 'replay-first', steps.first, number > 0)} ${button(
      'fast-back',
      'replay-chapter-back',
      steps.chapterBack,
      number > 0,
    )}
    ${button('back', 'replay-back', steps.back, number > 0)}
    ${button(isPlaying ? 'pause' : 'play', isPlaying ? 'replay-pause' : 'replay-play', steps.toggle, last > 0)}
    ${button('forward', 'replay-forth', steps.forward, number < last)} ${button(
      'fast-forward',
      'replay-chapter-forth',
      steps.chapterForward,
      number < last,
    )}
    ${button('last', 'replay-last', steps.last, number < last)}
  </div>`;
}

/**
 * The menus that choose the viewer and the speed, and the other tools.
 * @param {{replay: Replay, scene: Scene, part: GamePart, openShare: () => void,
 *   playOn: () => void}} props
 */
function ReplayTools({ replay, scene, part, openShare, playOn }) {
  const table = /** @type {State} */ (replay.current.value);
  const viewers = allowedViewers(table, part);
  const viewerName = (/** @type {Viewer} */ viewer) =>
    typeof viewer === 'number' ? t('replay-as-seat', { name: scene.names[viewer] }) : t(`replay-as-${viewer}`);
  const onViewerChange = (/** @type {FieldEvent<HTMLSelectElement>} */ { target }) =>
    replay.viewAs(viewers[target.selectedIndex]);
  // On an analysis table other moves can be tried, starting from the current position.
  const startBranch = async () => {
    if (await replay.store.act('branch', { number: replay.number.value, main: true }))
      location.hash = `#/table/${table.table}`;
  };
  return html`<div class="replay-choices">
    <label><span class="vh">${t('replay-as')}</span><select disabled=${viewers.length < 2} onChange=${onViewerChange}>
      ${viewers.map(
        (viewer) => html`<option key=${viewer} value=${viewer} selected=${replay.viewer.value === viewer}>
          ${viewerName(viewer)}
        </option>`,
      )}
    </select></label>
    <label title=${t('replay-speed')}>
      <span class="vh">${t('replay-speed')}</span>
      <select class="replay-speed"
          onChange=${(/** @type {FieldEvent<HTMLSelectElement>} */ { target }) =>
            setPreferences({ speed: Number(target.value) })}>
        ${SPEEDS.map(
          (speed) =>
            html`<option key=${speed} value=${speed} selected=${
              `${preferences.value.speed}` === speed
            }>${t('replay-speed-times', { speed: Number(speed) })}</option>`,
        )}
      </select></label>
    <button type="button" class="tool" aria-label=${t('replay-share')} title=${t('replay-share')} onClick=${openShare}>
      <${ToolIcon} name="share" />
    </button>
    ${
      (table.stage === 'finished' || table.kind === 'analysis') &&
      html`<a class="tool not-phone"
          href="#/analysis/${table.table}" aria-label=${t('menu-analyse')} title=${t('menu-analyse')}>
        <${ToolIcon} name="chart" />
      </a>`
    }
    ${
      table.stage === 'finished' &&
      isParticipant(table) &&
      html`<button type="button" class="tool" aria-label=${t('onward-play')} title=${t('onward-play')}
          disabled=${replay.shownNumber.value >= replay.last.value} onClick=${playOn}><${ToolIcon} name="branch"
              /></button>`
    }
    ${
      table.kind === 'analysis' && table.you.host
        ? html`<button type="button" class="tool" aria-label=${t('replay-try')} title=${t('replay-try')}
            onClick=${startBranch}><${ToolIcon} name="branch" /></button>`
        : html`<a class="tool" href="#/table/${table.table}" aria-label=${t('replay-table')} title=${t('replay-table')}>
          <${ToolIcon} name="table" />
        </a>`
    }
  </div>`;
}

/**
 * Returns the sentences about the last move, in one text.
 * @param {Scene} scene @param {Entry | null} entry the log entry of the move
 */
function describeEntry(scene, entry) {
  if (!entry || entry.kind === 'started') return t('log-started');
  return entrySentences(entry, scene.names).join(' ') || entry.move || '';
}

/**
 * The sentences about the last move. A long text can be scrolled, also by keyboard. After each move it is scrolled back
 * to the top.
 * @param {{text: string}} props
 */
function Sentences({ text }) {
  /** @type {{current: HTMLElement | null}} */
  const heading = useRef(null);
  const hasScrolled = useRef(false);
  useEffect(() => {
    if (hasScrolled.current && heading.current) heading.current.scrollTop = 0;
    hasScrolled.current = false;
  }, [text]);
  return html`<h1 ref=${heading} tabindex="0" onScroll=${() => (hasScrolled.current = true)}>${text}</h1>`;
}

/** The dock of a replay. @param {{replay: Replay, scene: Scene, part: GamePart}} props */
export function ReplayDock({ replay, scene, part }) {
  const playback = usePlayback(replay);
  const steps = makeSteps(replay, playback);
  const [isSharing, isPlayingOn] = [useSignal(false), useSignal(false)];
  useStepKeys(steps);
  const { seats, view } = scene;
  const [number, last, chapters] = [replay.shownNumber.value, replay.last.value, replay.chapters.value];
  const chapter = chapterOf(chapters, number);
  const { id, args } = part.chapter?.(chapter, view) ?? { id: 'score-chapter', args: { number: chapter } };
  const chapterText = t(id, args);
  const positionText = t('replay-at', { number, last });
  const entry = scene.lastEntry.value;
  const mover = typeof entry?.seat === 'number' ? seats[entry.seat] : null;
  const { Hand, Hands } = part;
  const showsAllHands = replay.viewer.value === 'open' && Hands;
  const playOn = () => {
    playback.stop();
    isPlayingOn.value = true;
  };
  return html`<footer class="dock replay" data-p=${mover?.stone} data-table=${scene.state.table}
      data-number=${view.moves_made} data-playing=${playback.on.value ? 'yes' : 'no'}>
    <${Inlay} />
    <${Timeline} replay=${replay} steps=${steps} positionText=${`${positionText}, ${chapterText}`} />
    <div class="say">
      <p class="eyebrow">
        ${mover && html`<${Emblem} figure=${mover.figure} stone=${mover.stone} />`}
        <span>${positionText}</span>
        <span class="replay-where">${chapterText}</span>
      </p>
      <${Sentences} text=${describeEntry(scene, entry)} />
    </div>
    <div class="hand-area">${
      showsAllHands
        ? html`<${Hands} scene=${scene} />`
        : Hand &&
          html`<${Hand}
        scene=${scene} />`
    }</div>
    <div class="replay-tools">
      <${StepButtons} replay=${replay} steps=${steps} isPlaying=${playback.on.value} />
      <${ReplayTools} replay=${replay} scene=${scene} part=${part} openShare=${() => (isSharing.value = true)}
          playOn=${playOn} />
    </div>
    ${isSharing.value && html`<${Share} replay=${replay} close=${() => (isSharing.value = false)} />`}
    ${
      isPlayingOn.value &&
      html`<${PlayOnDialog} table=${scene.state.table} names=${scene.names} number=${replay.number.value}
          seat=${typeof replay.viewer.value === 'number' ? replay.viewer.value : (view.to_move ?? 0)}
          close=${() => (isPlayingOn.value = false)} />`
    }
  </footer>`;
}
