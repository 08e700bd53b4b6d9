/** The numbers repeat: one seed always gives the same ones. */
export interface RandomSource {
  /** Returns a number from 0 up to, not including, 1. */
  next(): number;
  /** Returns a whole number, both ends included. */
  between(from: number, to: number): number;
  /** Returns true in `share` of the cases. */
  chance(share: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  shuffle<Item>(items: readonly Item[]): Item[];
}

/** mulberry32: 32 bits of state, and good enough to deal cards with. */
export const createRandomSource = (seed: string | number): RandomSource => {
  let state = typeof seed === 'number' ? seed >>> 0 : hashOf(seed);

  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));

  return {
    next,
    between,
    chance: (share) => next() < share,
    pick: (items) => {
      const picked = items[between(0, items.length - 1)];
      if (picked === undefined) throw new Error('There is nothing to pick from');
      return picked;
    },
    shuffle: (items) => {
      const left = [...items];
      return items.flatMap(() => left.splice(between(0, left.length - 1), 1));
    },
  };
};

/** FNV-1a */
const hashOf = (text: string): number => {
  let hash = 2_166_136_261;
  for (const character of text) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 16_777_619);
  }
  return hash >>> 0;
};
