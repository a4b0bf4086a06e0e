// From things to moves: which legal moves a player's picks leave, and how they are spoken of. No rules: only the list of
// legal moves that came with the view.
//
// Things: "slot:2" a tile of the turntable, "space:c4" a space of the floor, "lay:2:c4>E" a tile laid in one way, "turn"
// and "artisan" the same tile in another way, "end" and "renew".

/** @typedef {import('../table/part.js').LegalMove} LegalMove */
/** @typedef {{slot: number, space: string, arrow: string, artisan: string | null}} Lay */

const LAID = /^(\d):([a-h]\d)>([NESW])(?:\/([ab]))?$/;

/** The parts of a placement's notation; nothing for other moves. @param {string} text @returns {Lay | null} */
export function layOf(text) {
  const found = LAID.exec(text);
  return found && { slot: Number(found[1]), space: found[2], arrow: found[3], artisan: found[4] ?? null };
}

/** @param {any} view @returns {LegalMove[]} */
const legalOf = (view) => view.legal_moves;
/** @param {any} view @param {string} text */
const isLegal = (view, text) => legalOf(view).some((move) => move.text === text);

/** What of the picks begins with a word, without it. @param {string[]} picked @param {string} word */
const pickedOf = (picked, word) => picked.find((thing) => thing.startsWith(`${word}:`))?.slice(word.length + 1) ?? null;

/** The slot picked. @param {string[]} picked */
export const slotOf = (picked) => Number(pickedOf(picked, 'slot') ?? 0);
/** The placement picked. @param {string[]} picked */
export const laidOf = (picked) => pickedOf(picked, 'lay');

/** The legal placements of a slot on a space. @param {any} view @param {number} slot @param {string} space */
export const waysOf = (view, slot, space) =>
  legalOf(view).filter(({ text }) => text.startsWith(`${slot}:${space}>`));

/** The one that brings most. @param {LegalMove[]} ways @returns {LegalMove | undefined} */
export const bestOf = (ways) =>
  ways.reduce((/** @type {LegalMove | undefined} */ best, one) => (best && best.preview.points >= one.preview.points ? best : one), undefined);

/** The same tile turned on, clockwise; the same artisan where it can. @param {any} view @param {string} text @returns {string} */
export function turnedOn(view, text) {
  const lay = layOf(text);
  if (!lay) return text;
  const ways = waysOf(view, lay.slot, lay.space);
  for (let turn = 1; turn < 4; turn++) {
    const arrow = 'NESW'[('NESW'.indexOf(lay.arrow) + turn) % 4];
    const next = bestOf(ways.filter((move) => layOf(move.text)?.arrow === arrow));
    if (next) return next.text;
  }
  return text;
}

/** The same placement with the other artisan; the same where there is no choice. @param {any} view @param {string} text */
export function otherArtisan(view, text) {
  const swapped = text.endsWith('/a') ? `${text.slice(0, -1)}b` : text.endsWith('/b') ? `${text.slice(0, -1)}a` : text;
  return isLegal(view, swapped) ? swapped : text;
}

/** @param {any} view @param {string[]} picked @returns {import('../table/part.js').Candidates} */
export function candidates(view, picked) {
  const laid = laidOf(picked) ?? (picked.includes('end') ? 'end' : picked.includes('renew') ? 'renew' : null);
  const slot = slotOf(picked);
  const space = pickedOf(picked, 'space');
  const legal = legalOf(view);
  const fits = (/** @type {LegalMove} */ { text }) => {
    const lay = layOf(text);
    return lay ? (!slot || lay.slot === slot) && (!space || lay.space === space) : !picked.length;
  };
  const moves = laid ? legal.filter(({ text }) => text === laid) : legal.filter(fits);
  /** @type {Set<string>} */
  const next = new Set();
  for (const { text } of legal) {
    const lay = layOf(text);
    if (!lay) next.add(text);
    else {
      if (!space || lay.space === space) next.add(`slot:${lay.slot}`);
      if (!slot || lay.slot === slot) next.add(`space:${lay.space}`);
    }
  }
  return { moves, next, complete: (laid && moves[0]) || null };
}

/** Lays a tile; on the space where it lies already it is turned. @param {any} view @param {string[]} picked @param {number} slot @param {string} space */
function layOn(view, picked, slot, space) {
  const laid = laidOf(picked);
  const here = laid ? layOf(laid) : null;
  if (laid && here?.space === space && here.slot === slot) {
    const next = turnedOn(view, laid);
    return next === laid ? picked : [`slot:${slot}`, `lay:${next}`];
  }
  const best = bestOf(waysOf(view, slot, space));
  return best ? [`slot:${slot}`, `lay:${best.text}`] : picked;
}

/** @param {any} view @param {string[]} picked @param {number} slot */
function pickSlot(view, picked, slot) {
  const thing = `slot:${slot}`;
  if (picked.includes(thing)) return laidOf(picked) ? [thing] : [];
  const space = pickedOf(picked, 'space');
  if (space) return layOn(view, picked, slot, space);
  return legalOf(view).some(({ text }) => layOf(text)?.slot === slot) ? [thing] : picked;
}

/** @param {any} view @param {string[]} picked @param {string} space */
function pickSpace(view, picked, space) {
  if (slotOf(picked)) return layOn(view, picked, slotOf(picked), space);
  if (picked.includes(`space:${space}`)) return [];
  const slots = new Set(legalOf(view).flatMap(({ text }) => (layOf(text)?.space === space ? [layOf(text)?.slot] : [])));
  if (slots.size === 1) return layOn(view, picked, /** @type {number} */ ([...slots][0]), space);
  return slots.size ? [`space:${space}`] : picked;
}

/**
 * What is picked after a thing is picked. What may not be picked leaves things as they are.
 * @param {any} view @param {string[]} picked @param {string} thing
 */
export function pick(view, picked, thing) {
  const [kind, name] = [thing.split(':')[0], thing.slice(thing.indexOf(':') + 1)];
  const laid = laidOf(picked);
  if (kind === 'slot') return pickSlot(view, picked, Number(name));
  if (kind === 'space') return pickSpace(view, picked, name);
  if (kind === 'lay') return isLegal(view, name) ? [`slot:${layOf(name)?.slot}`, thing] : picked;
  if (kind === 'turn' || kind === 'artisan') {
    const next = laid && (kind === 'turn' ? turnedOn(view, laid) : otherArtisan(view, laid));
    return next && next !== laid ? [picked[0], `lay:${next}`] : picked;
  }
  if (picked.includes(thing)) return [];
  return isLegal(view, thing) ? [thing] : picked;
}

/** The move shown while nothing is picked: to end a turn, or the only one there is. @param {any} view */
export function offer(view) {
  if (isLegal(view, 'end')) return 'end';
  return view.legal_moves.length === 1 ? view.legal_moves[0].text : null;
}

/** The move to ask about when a thing may not be picked. @param {string} thing @param {any} view @param {string[]} picked */
export function whyMove(thing, view, picked) {
  const [kind, name] = thing.split(':');
  if (thing === 'end' || thing === 'renew') return thing;
  if (kind === 'slot') return `${name}:${Object.keys(view.table.floor)[0] ?? 'd4'}>N`;
  if (kind !== 'space') return null;
  const slot = slotOf(picked) || (view.table.floor[name] ? (view.table.turntable.find((/** @type {any} */ one) => one.tile)?.slot ?? 1) : 0);
  return slot && !waysOf(view, slot, name).length ? `${slot}:${name}>N` : null;
}

/** The colour of the tile of a placement, and the animal of the quarter where it goes. @param {any} view @param {string} text */
function partsInWords(view, text) {
  const tile = view.table.turntable[(layOf(text)?.slot ?? 1) - 1].tile;
  /** @type {any} */
  const move = legalOf(view).find((one) => one.text === text);
  return { colour: tile?.colour ?? '', animal: animalOf(view, move?.preview.sketch?.quarter ?? '') };
}

/** @param {any} view @param {string} quarter */
export const animalOf = (view, quarter) => view.table.quarters.find((/** @type {any} */ one) => one.quarter === quarter)?.animal ?? quarter;

/** What is asked of the viewer, as a message. @param {any} view @param {string[]} picked */
export function sentence(view, picked) {
  const laid = laidOf(picked);
  if (laid) return { id: 'maharani-say-lay', args: partsInWords(view, laid) };
  if (picked.includes('renew')) return { id: 'maharani-say-renew', args: {} };
  const slot = slotOf(picked);
  if (slot) return { id: 'maharani-say-where', more: 'maharani-more-where', args: { colour: view.table.turntable[slot - 1].tile?.colour ?? '' } };
  const space = pickedOf(picked, 'space');
  if (space) return { id: 'maharani-say-which', args: { space } };
  const places = legalOf(view).some(({ text }) => layOf(text));
  const gold = view.table.second_tile_cost;
  if (places && picked.includes('end')) return { id: 'maharani-say-end-now', args: {} };
  if (view.table.phase === 'second') return { id: places ? 'maharani-say-second' : 'maharani-say-end', args: { gold } };
  if (!places) return { id: 'maharani-say-must-renew', args: {} };
  return { id: isLegal(view, 'renew') ? 'maharani-say-first-or-renew' : 'maharani-say-first', more: 'maharani-more-first', args: {} };
}

/** What the button that makes a move says. @param {LegalMove} move */
export const confirm = ({ text }) => ({ id: text === 'end' ? 'maharani-do-end' : text === 'renew' ? 'maharani-do-renew' : 'maharani-do-lay', args: {} });

/** What the sum of a preview is called. */
export const title = () => ({ id: 'maharani-gold', args: {} });

/** What the keys do now. @param {any} view @param {string[]} picked */
export function keys(view, picked) {
  /** @type {import('../table/part.js').Key[]} */
  const made = view.table.turntable.map((/** @type {any} */ { slot }) => ({ key: String(slot), thing: `slot:${slot}`, does: 'maharani-key-tile' }));
  made.push({ key: 'arrows', does: 'maharani-key-space' }, { key: 'r', thing: 'turn', does: 'maharani-key-turn' });
  const laid = laidOf(picked);
  if (laid && otherArtisan(view, laid) !== laid) made.push({ key: 'c', thing: 'artisan', does: 'maharani-key-artisan' });
  if (isLegal(view, 'renew')) made.push({ key: 'n', thing: 'renew', does: 'maharani-key-renew' });
  if (isLegal(view, 'end')) made.push({ key: 'e', thing: 'end', does: 'maharani-key-end' });
  return made;
}

/** What a turn is called. @param {number} number */
export const chapter = (number) => ({ id: 'maharani-sheet-turn', args: { turn: number } });
