export const TAU = Math.PI * 2;

export const hash = (text: string): number => {
  let h = 2166136261;
  for (const character of text) {
    h ^= character.charCodeAt(0);
    h = Math.imul(h, 16777619);
  }
  return h >>> 0;
};

/** A stream of chance that is the same for the same seed. */
export interface Chance {
  (): number;
  /** A number between. */
  f: (lo: number, hi: number) => number;
  /** A whole number between, both ends included. */
  i: (lo: number, hi: number) => number;
  /** True once in a while. */
  p: (probability?: number) => boolean;
  pick: <Item>(list: readonly Item[]) => Item;
}

export const rng = (seed: number): Chance => {
  let a = seed >>> 0;
  const next = () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return Object.assign(next, {
    f: (lo: number, hi: number) => lo + (hi - lo) * next(),
    i: (lo: number, hi: number) => Math.floor(lo + (hi - lo + 1) * next()),
    p: (probability = 0.5) => next() < probability,
    pick: <Item>(list: readonly Item[]) => nth(list, Math.floor(next() * list.length)),
  });
};

/** An entry that is there by construction: drawing code indexes lists it has just written down. */
export const nth = <Item>(list: readonly Item[], index: number): Item => list[index] as Item;

export const pick = <Item>(r: Chance, list: readonly Item[]): Item =>
  nth(list, Math.floor(r() * list.length));
