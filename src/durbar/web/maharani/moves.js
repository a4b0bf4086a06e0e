// Finds the legal moves that match the player's picks, and describes moves. This module contains no rules of the game:
// it uses only the legal moves of the view.
//
// A "thing" is a string that stands for something the player can pick:
//   "slot:2"     the tile in slot 2 of the turntable
//   "space:c4"   a space of the floor
//   "lay:TEXT"   the placement with this text
//   "turn"       turns the tile of the picked placement
//   "artisan"    changes the colour of the artisan of the picked placement
// The moves that end the turn or reactivate the markers are picked by their text.

/** @import {View, Placement, LegalMove} from './types.js' */
/** @import {Candidates, Key} from '../table/part.js' */

/**
 * Returns the parts of a placement, or null for other moves.
 * @param {LegalMove | null | undefined} move
 * @returns {Placement | null}
 */
export const placementOf = (move) => (move?.parts.kind === 'place' ? move.parts : null);

/** Returns the legal move with this text, or null. @param {View} view @param {string | null} text */
export const moveByText = (view, text) => view.legal_moves.find((move) => move.text === text) ?? null;
/**
 * Returns the text of the legal move that ends the turn or reactivates the markers, or null if it is not legal.
 * @param {View} view @param {'end' | 'renew'} kind
 */
export const moveTextOfKind = (view, kind) => view.legal_moves.find(({ parts }) => parts.kind === kind)?.text ?? null;

/**
 * Returns the name of the picked thing of a kind, such as "c4" for the kind "space", or null if none is picked.
 * @param {string[]} picked @param {string} kind
 */
const pickedName = (picked, kind) =>
  picked.find((thing) => thing.startsWith(`${kind}:`))?.slice(kind.length + 1) ?? null;

/** Returns the number of the picked slot, or 0. @param {string[]} picked */
export const pickedSlot = (picked) => Number(pickedName(picked, 'slot') ?? 0);
/** Returns the picked placement, or null. @param {View} view @param {string[]} picked */
export const pickedPlacement = (view, picked) => moveByText(view, pickedName(picked, 'lay'));

/**
 * Returns the things that have to be picked for a move.
 * @param {LegalMove} move
 */
export const thingsOf = (move) => {
  const placement = placementOf(move);
  return placement ? [`slot:${placement.slot}`, `lay:${move.text}`] : [move.text];
};

/**
 * Returns where a player should look to understand why a move is good: the space of a placement, the player's own row
 * with the markers if they are reactivated, or the turntable if the turn ends because no tile is worth its price.
 * @param {LegalMove} move @param {View} view
 */
export function whereToLook({ parts }, view) {
  if (parts.kind === 'place')
    return { targets: [`space:${parts.space}`], text: { id: 'maharani-look-space', args: { space: parts.space } } };
  if (parts.kind === 'renew') return { targets: [`row:${view.seat}`], text: { id: 'maharani-look-markers', args: {} } };
  return { targets: ['turntable'], text: { id: 'maharani-look-turntable', args: {} } };
}

/**
 * Returns the legal moves that place the tile of a slot on a space.
 * @param {View} view @param {number} slot @param {string} space
 */
export const placementsOn = (view, slot, space) =>
  view.legal_moves.filter((move) => placementOf(move)?.slot === slot && placementOf(move)?.space === space);

/** Returns the placement that brings the most gold. @param {LegalMove[]} placements @returns {LegalMove | undefined} */
export const bestPlacement = (placements) =>
  placements.reduce(
    (/** @type {LegalMove | undefined} */ best, move) =>
      best && best.preview.points >= move.preview.points ? best : move,
    undefined,
  );

/**
 * Returns the placement with the tile turned clockwise to its next legal orientation.
 * @param {View} view @param {LegalMove} move @returns {LegalMove}
 */
export function turnClockwise(view, move) {
  const placement = placementOf(move);
  if (!placement) return move;
  const placements = placementsOn(view, placement.slot, placement.space);
  for (let turn = 1; turn < 4; turn++) {
    const arrow = 'NESW'[('NESW'.indexOf(placement.arrow) + turn) % 4];
    const next = bestPlacement(placements.filter((other) => placementOf(other)?.arrow === arrow));
    if (next) return next;
  }
  return move;
}

/**
 * Returns the same placement with an artisan of the other colour, or null if the player cannot choose the colour.
 * @param {View} view @param {LegalMove} move
 * @returns {LegalMove | null}
 */
export function withOtherArtisan(view, move) {
  const placement = placementOf(move);
  if (!placement?.artisan) return null;
  const others = placementsOn(view, placement.slot, placement.space).filter(
    (other) => placementOf(other)?.arrow === placement.arrow,
  );
  return (
    others.find((other) => placementOf(other)?.artisan && placementOf(other)?.artisan !== placement.artisan) ?? null
  );
}

/**
 * Returns the moves that fit the picks, the things that may be picked next, and the move that the picks determine.
 * @param {View} view @param {string[]} picked @returns {Candidates}
 */
export function candidates(view, picked) {
  const pickedMove =
    pickedPlacement(view, picked) ?? view.legal_moves.find((move) => !placementOf(move) && picked.includes(move.text));
  const slot = pickedSlot(picked);
  const space = pickedName(picked, 'space');
  const { legal_moves: legal } = view;
  const fits = (/** @type {LegalMove} */ move) => {
    const placement = placementOf(move);
    return placement ? (!slot || placement.slot === slot) && (!space || placement.space === space) : !picked.length;
  };
  const moves = pickedMove ? [pickedMove] : legal.filter(fits);
  /** @type {Set<string>} */
  const next = new Set();
  for (const move of legal) {
    const placement = placementOf(move);
    if (!placement) next.add(move.text);
    else {
      if (!space || placement.space === space) next.add(`slot:${placement.slot}`);
      if (!slot || placement.slot === slot) next.add(`space:${placement.space}`);
    }
  }
  return { moves, next, complete: pickedMove ?? null };
}

/**
 * Returns the picks after the tile of a slot is placed on a space. A tile that is already placed there is turned.
 * @param {View} view @param {string[]} picked @param {number} slot @param {string} space
 */
function picksAfterPlacing(view, picked, slot, space) {
  const pickedMove = pickedPlacement(view, picked);
  const current = placementOf(pickedMove);
  if (pickedMove && current?.space === space && current.slot === slot) {
    const next = turnClockwise(view, pickedMove);
    return next === pickedMove ? picked : [`slot:${slot}`, `lay:${next.text}`];
  }
  const best = bestPlacement(placementsOn(view, slot, space));
  return best ? [`slot:${slot}`, `lay:${best.text}`] : picked;
}

/** Returns the picks after a slot is picked. @param {View} view @param {string[]} picked @param {number} slot */
function picksAfterSlot(view, picked, slot) {
  const thing = `slot:${slot}`;
  if (picked.includes(thing)) return pickedPlacement(view, picked) ? [thing] : [];
  const space = pickedName(picked, 'space');
  if (space) return picksAfterPlacing(view, picked, slot, space);
  return view.legal_moves.some((move) => placementOf(move)?.slot === slot) ? [thing] : picked;
}

/** Returns the picks after a space is picked. @param {View} view @param {string[]} picked @param {string} space */
function picksAfterSpace(view, picked, space) {
  if (pickedSlot(picked)) return picksAfterPlacing(view, picked, pickedSlot(picked), space);
  if (picked.includes(`space:${space}`)) return [];
  const slots = new Set(
    view.legal_moves.map(placementOf).flatMap((placement) => (placement?.space === space ? [placement.slot] : [])),
  );
  if (slots.size === 1) return picksAfterPlacing(view, picked, [...slots][0], space);
  return slots.size ? [`space:${space}`] : picked;
}

/**
 * Returns the picks after a thing is picked. A thing that may not be picked changes nothing.
 * @param {View} view @param {string[]} picked @param {string} thing
 */
export function pick(view, picked, thing) {
  const [kind, name] = kindAndName(thing);
  const pickedMove = pickedPlacement(view, picked);
  if (kind === 'slot') return picksAfterSlot(view, picked, Number(name));
  if (kind === 'space') return picksAfterSpace(view, picked, name);
  if (kind === 'lay')
    return moveByText(view, name) ? [`slot:${placementOf(moveByText(view, name))?.slot}`, thing] : picked;
  if (kind === 'turn' || kind === 'artisan') {
    const next = pickedMove && (kind === 'turn' ? turnClockwise(view, pickedMove) : withOtherArtisan(view, pickedMove));
    return next && next !== pickedMove ? [picked[0], `lay:${next.text}`] : picked;
  }
  if (picked.includes(thing)) return [];
  return moveByText(view, thing) ? [thing] : picked;
}

/** Splits a thing into its kind and its name. @param {string} thing */
function kindAndName(thing) {
  const colon = thing.indexOf(':');
  return colon < 0 ? [thing, ''] : [thing.slice(0, colon), thing.slice(colon + 1)];
}

/**
 * Returns the move previewed while nothing is picked: the end of the turn, or the only legal move.
 * @param {View} view
 */
export function offer(view) {
  return moveTextOfKind(view, 'end') ?? (view.legal_moves.length === 1 ? view.legal_moves[0].text : null);
}

/**
 * When a thing may not be picked, the server is asked why a move with that thing is not legal. Returns the parts of
 * that move, or null if there is nothing to ask.
 * @param {string} thing @param {View} view @param {string[]} picked
 * @returns {Placement | null}
 */
export function whyNot(thing, view, picked) {
  const [kind, name] = kindAndName(thing);
  /** @type {(slot: number, space: string | undefined) => Placement | null} */
  const partsOn = (slot, space) => (space ? { kind: 'place', slot, space, arrow: 'N', artisan: null } : null);
  // If a slot may not be picked, the reason does not depend on the space, so the move names any space that has a tile.
  if (kind === 'slot') return partsOn(Number(name), Object.keys(view.table.floor)[0]);
  if (kind !== 'space') return null;
  // If no slot is picked, a reason is requested only for a space that has a tile. The move names the first slot with a
  // tile, because no tile can be laid there.
  const firstFilledSlot = view.table.turntable.find((candidate) => candidate.tile)?.slot ?? 1;
  const slot = pickedSlot(picked) || (view.table.floor[name] ? firstFilledSlot : 0);
  return slot && !placementsOn(view, slot, name).length ? partsOn(slot, name) : null;
}

/**
 * Returns the arguments of messages about a placement: the colour of its tile, and the animal of its quarter.
 * @param {View} view @param {LegalMove} move
 */
function placementArgs(view, move) {
  const tile = view.table.turntable[(placementOf(move)?.slot ?? 1) - 1].tile;
  return { colour: tile?.colour ?? '', animal: animalOf(view, move.preview.sketch.quarter ?? '') };
}

/** Returns the animal of a quarter. @param {View} view @param {string} quarter */
export const animalOf = (view, quarter) =>
  view.table.quarters.find((candidate) => candidate.quarter === quarter)?.animal ?? quarter;

/** Returns the message that tells the viewer what to do next. @param {View} view @param {string[]} picked */
export function sentence(view, picked) {
  const pickedMove = pickedPlacement(view, picked);
  if (pickedMove) return { id: 'maharani-say-lay', args: placementArgs(view, pickedMove) };
  const [end, renew] = [moveTextOfKind(view, 'end'), moveTextOfKind(view, 'renew')];
  if (renew && picked.includes(renew)) return { id: 'maharani-say-renew', args: {} };
  const slot = pickedSlot(picked);
  if (slot)
    return {
      id: 'maharani-say-where',
      more: 'maharani-more-where',
      args: { colour: view.table.turntable[slot - 1].tile?.colour ?? '' },
    };
  const space = pickedName(picked, 'space');
  if (space) return { id: 'maharani-say-which', args: { space } };
  const canPlace = view.legal_moves.some(placementOf);
  const gold = view.table.second_tile_cost;
  if (canPlace && end && picked.includes(end)) return { id: 'maharani-say-end-now', args: {} };
  if (view.table.phase === 'second')
    return { id: canPlace ? 'maharani-say-second' : 'maharani-say-end', args: { gold } };
  if (!canPlace) return { id: 'maharani-say-must-renew', args: {} };
  return { id: renew ? 'maharani-say-first-or-renew' : 'maharani-say-first', more: 'maharani-more-first', args: {} };
}

/** Returns the label of the button that makes a move. @param {LegalMove} move */
export const confirm = ({ parts: { kind } }) => ({
  id: kind === 'end' ? 'maharani-do-end' : kind === 'renew' ? 'maharani-do-renew' : 'maharani-do-lay',
  args: {},
});

/** Returns the title of a move's preview. */
export const title = () => ({ id: 'maharani-gold', args: {} });

/** Returns the keyboard shortcuts of the current position. @param {View} view @param {string[]} picked */
export function keys(view, picked) {
  /** @type {Key[]} */
  const bindings = view.table.turntable.map(({ slot }) => ({
    key: String(slot),
    thing: `slot:${slot}`,
    does: 'maharani-key-tile',
  }));
  bindings.push({ key: 'arrows', does: 'maharani-key-space' }, { key: 'r', thing: 'turn', does: 'maharani-key-turn' });
  const pickedMove = pickedPlacement(view, picked);
  const [end, renew] = [moveTextOfKind(view, 'end'), moveTextOfKind(view, 'renew')];
  if (pickedMove && withOtherArtisan(view, pickedMove))
    bindings.push({ key: 'c', thing: 'artisan', does: 'maharani-key-artisan' });
  if (renew) bindings.push({ key: 'n', thing: renew, does: 'maharani-key-renew' });
  if (end) bindings.push({ key: 'e', thing: end, does: 'maharani-key-end' });
  return bindings;
}

/** Returns the name of a turn. @param {number} number */
export const chapter = (number) => ({ id: 'maharani-sheet-turn', args: { turn: number } });
