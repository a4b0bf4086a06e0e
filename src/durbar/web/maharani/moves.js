// Maps picked things to legal moves, and describes the moves. It has no rules: it only uses the legal moves of the
// view.
//
// Things: "slot:2" is a tile of the turntable, "space:c4" a space of the floor, "lay:" and a move's text a placed tile,
// "turn" and "artisan" turn that tile or change its artisan. To end the turn or to renew is picked as a whole, by the
// move's text.

/** @typedef {import('./types.js').View} View */
/** @typedef {import('./types.js').Lay} Lay */
/** @typedef {import('./types.js').LegalMove} LegalMove */

/**
 * Returns the parts of a placement, or null for other moves.
 * @param {LegalMove | null | undefined} move
 * @returns {Lay | null}
 */
export const layOf = (move) => (move?.parts.kind === 'place' ? move.parts : null);

/** Returns the legal move with a text. @param {View} view @param {string | null} text */
export const moveOf = (view, text) => view.legal_moves.find((move) => move.text === text) ?? null;
/**
 * Returns the text of the legal move that ends the turn or renews the markers.
 * @param {View} view @param {'end' | 'renew'} kind
 */
export const wholeMove = (view, kind) => view.legal_moves.find(({ parts }) => parts.kind === kind)?.text ?? null;

/** Returns the rest of the pick that begins with a word. @param {string[]} picked @param {string} word */
const pickedOf = (picked, word) => picked.find((thing) => thing.startsWith(`${word}:`))?.slice(word.length + 1) ?? null;

/** Returns the picked slot. @param {string[]} picked */
export const slotOf = (picked) => Number(pickedOf(picked, 'slot') ?? 0);
/** Returns the picked placement. @param {View} view @param {string[]} picked */
export const laidOf = (view, picked) => moveOf(view, pickedOf(picked, 'lay'));

/** Returns the legal placements of a slot on a space. @param {View} view @param {number} slot @param {string} space */
export const waysOf = (view, slot, space) =>
  view.legal_moves.filter((move) => layOf(move)?.slot === slot && layOf(move)?.space === space);

/** Returns the placement that brings most. @param {LegalMove[]} ways @returns {LegalMove | undefined} */
export const bestOf = (ways) =>
  ways.reduce(
    (/** @type {LegalMove | undefined} */ best, one) =>
      best && best.preview.points >= one.preview.points ? best : one,
    undefined,
  );

/**
 * Returns the placement with the tile turned clockwise.
 * @param {View} view @param {LegalMove} move @returns {LegalMove}
 */
export function turnedOn(view, move) {
  const lay = layOf(move);
  if (!lay) return move;
  const ways = waysOf(view, lay.slot, lay.space);
  for (let turn = 1; turn < 4; turn++) {
    const arrow = 'NESW'[('NESW'.indexOf(lay.arrow) + turn) % 4];
    const next = bestOf(ways.filter((one) => layOf(one)?.arrow === arrow));
    if (next) return next;
  }
  return move;
}

/**
 * Returns the same placement with the other artisan, or null where there is no choice.
 * @param {View} view @param {LegalMove} move
 * @returns {LegalMove | null}
 */
export function otherArtisan(view, move) {
  const lay = layOf(move);
  if (!lay?.artisan) return null;
  const others = waysOf(view, lay.slot, lay.space).filter((one) => layOf(one)?.arrow === lay.arrow);
  return others.find((one) => layOf(one)?.artisan && layOf(one)?.artisan !== lay.artisan) ?? null;
}

/** @param {View} view @param {string[]} picked @returns {import('../table/part.js').Candidates} */
export function candidates(view, picked) {
  const laid = laidOf(view, picked) ?? view.legal_moves.find((move) => !layOf(move) && picked.includes(move.text));
  const slot = slotOf(picked);
  const space = pickedOf(picked, 'space');
  const { legal_moves: legal } = view;
  const fits = (/** @type {LegalMove} */ move) => {
    const lay = layOf(move);
    return lay ? (!slot || lay.slot === slot) && (!space || lay.space === space) : !picked.length;
  };
  const moves = laid ? [laid] : legal.filter(fits);
  /** @type {Set<string>} */
  const next = new Set();
  for (const move of legal) {
    const lay = layOf(move);
    if (!lay) next.add(move.text);
    else {
      if (!space || lay.space === space) next.add(`slot:${lay.slot}`);
      if (!slot || lay.slot === slot) next.add(`space:${lay.space}`);
    }
  }
  return { moves, next, complete: laid ?? null };
}

/**
 * Returns the picks after a tile is placed; on the space where it already lies it is turned.
 * @param {View} view @param {string[]} picked @param {number} slot @param {string} space
 */
function layOn(view, picked, slot, space) {
  const laid = laidOf(view, picked);
  const here = layOf(laid);
  if (laid && here?.space === space && here.slot === slot) {
    const next = turnedOn(view, laid);
    return next === laid ? picked : [`slot:${slot}`, `lay:${next.text}`];
  }
  const best = bestOf(waysOf(view, slot, space));
  return best ? [`slot:${slot}`, `lay:${best.text}`] : picked;
}

/** @param {View} view @param {string[]} picked @param {number} slot */
function pickSlot(view, picked, slot) {
  const thing = `slot:${slot}`;
  if (picked.includes(thing)) return laidOf(view, picked) ? [thing] : [];
  const space = pickedOf(picked, 'space');
  if (space) return layOn(view, picked, slot, space);
  return view.legal_moves.some((move) => layOf(move)?.slot === slot) ? [thing] : picked;
}

/** @param {View} view @param {string[]} picked @param {string} space */
function pickSpace(view, picked, space) {
  if (slotOf(picked)) return layOn(view, picked, slotOf(picked), space);
  if (picked.includes(`space:${space}`)) return [];
  const slots = new Set(view.legal_moves.map(layOf).flatMap((lay) => (lay?.space === space ? [lay.slot] : [])));
  if (slots.size === 1) return layOn(view, picked, [...slots][0], space);
  return slots.size ? [`space:${space}`] : picked;
}

/**
 * Returns the picks after a thing is picked. A thing that may not be picked changes nothing.
 * @param {View} view @param {string[]} picked @param {string} thing
 */
export function pick(view, picked, thing) {
  const [kind, name] = kindAndName(thing);
  const laid = laidOf(view, picked);
  if (kind === 'slot') return pickSlot(view, picked, Number(name));
  if (kind === 'space') return pickSpace(view, picked, name);
  if (kind === 'lay') return moveOf(view, name) ? [`slot:${layOf(moveOf(view, name))?.slot}`, thing] : picked;
  if (kind === 'turn' || kind === 'artisan') {
    const next = laid && (kind === 'turn' ? turnedOn(view, laid) : otherArtisan(view, laid));
    return next && next !== laid ? [picked[0], `lay:${next.text}`] : picked;
  }
  if (picked.includes(thing)) return [];
  return moveOf(view, thing) ? [thing] : picked;
}

/** Splits a thing into its kind and its name. @param {string} thing */
function kindAndName(thing) {
  const at = thing.indexOf(':');
  return at < 0 ? [thing, ''] : [thing.slice(0, at), thing.slice(at + 1)];
}

/** Returns the move previewed while nothing is picked: to end a turn, or the only legal one. @param {View} view */
export function offer(view) {
  return wholeMove(view, 'end') ?? (view.legal_moves.length === 1 ? view.legal_moves[0].text : null);
}

/**
 * Returns the parts of the move to ask about when a thing may not be picked.
 * @param {string} thing @param {View} view @param {string[]} picked
 * @returns {Lay | null}
 */
export function whyNot(thing, view, picked) {
  const [kind, name] = kindAndName(thing);
  /** @type {(slot: number, space: string | undefined) => Lay | null} */
  const lay = (slot, space) => (space ? { kind: 'place', slot, space, arrow: 'N', artisan: null } : null);
  if (kind === 'slot') return lay(Number(name), Object.keys(view.table.floor)[0]);
  if (kind !== 'space') return null;
  const slot =
    slotOf(picked) || (view.table.floor[name] ? (view.table.turntable.find((one) => one.tile)?.slot ?? 1) : 0);
  return slot && !waysOf(view, slot, name).length ? lay(slot, name) : null;
}

/**
 * Returns the colour of a placement's tile, and the animal of the quarter where it goes.
 * @param {View} view @param {LegalMove} move
 */
function partsInWords(view, move) {
  const tile = view.table.turntable[(layOf(move)?.slot ?? 1) - 1].tile;
  return { colour: tile?.colour ?? '', animal: animalOf(view, move.preview.sketch.quarter ?? '') };
}

/** @param {View} view @param {string} quarter */
export const animalOf = (view, quarter) =>
  view.table.quarters.find((one) => one.quarter === quarter)?.animal ?? quarter;

/** Returns the prompt for the viewer, as a message. @param {View} view @param {string[]} picked */
export function sentence(view, picked) {
  const laid = laidOf(view, picked);
  if (laid) return { id: 'maharani-say-lay', args: partsInWords(view, laid) };
  const [end, renew] = [wholeMove(view, 'end'), wholeMove(view, 'renew')];
  if (renew && picked.includes(renew)) return { id: 'maharani-say-renew', args: {} };
  const slot = slotOf(picked);
  if (slot)
    return {
      id: 'maharani-say-where',
      more: 'maharani-more-where',
      args: { colour: view.table.turntable[slot - 1].tile?.colour ?? '' },
    };
  const space = pickedOf(picked, 'space');
  if (space) return { id: 'maharani-say-which', args: { space } };
  const places = view.legal_moves.some(layOf);
  const gold = view.table.second_tile_cost;
  if (places && end && picked.includes(end)) return { id: 'maharani-say-end-now', args: {} };
  if (view.table.phase === 'second') return { id: places ? 'maharani-say-second' : 'maharani-say-end', args: { gold } };
  if (!places) return { id: 'maharani-say-must-renew', args: {} };
  return { id: renew ? 'maharani-say-first-or-renew' : 'maharani-say-first', more: 'maharani-more-first', args: {} };
}

/** Returns the label of the button that makes a move. @param {LegalMove} move */
export const confirm = ({ parts: { kind } }) => ({
  id: kind === 'end' ? 'maharani-do-end' : kind === 'renew' ? 'maharani-do-renew' : 'maharani-do-lay',
  args: {},
});

/** Returns the title of a preview's sum. */
export const title = () => ({ id: 'maharani-gold', args: {} });

/** Returns what the keys do now. @param {View} view @param {string[]} picked */
export function keys(view, picked) {
  /** @type {import('../table/part.js').Key[]} */
  const made = view.table.turntable.map(({ slot }) => ({
    key: String(slot),
    thing: `slot:${slot}`,
    does: 'maharani-key-tile',
  }));
  made.push({ key: 'arrows', does: 'maharani-key-space' }, { key: 'r', thing: 'turn', does: 'maharani-key-turn' });
  const laid = laidOf(view, picked);
  const [end, renew] = [wholeMove(view, 'end'), wholeMove(view, 'renew')];
  if (laid && otherArtisan(view, laid)) made.push({ key: 'c', thing: 'artisan', does: 'maharani-key-artisan' });
  if (renew) made.push({ key: 'n', thing: renew, does: 'maharani-key-renew' });
  if (end) made.push({ key: 'e', thing: end, does: 'maharani-key-end' });
  return made;
}

/** Returns the name of a turn. @param {number} number */
export const chapter = (number) => ({ id: 'maharani-sheet-turn', args: { turn: number } });
