import { itemAt } from './item-at.ts';

/** FNV-1a: the same words always give the same 32 bits, on every machine. */
export const hashText = (text: string): number => {
  let bits = 2166136261;
  for (const character of text) {
    bits ^= character.charCodeAt(0);
    bits = Math.imul(bits, 16777619);
  }
  return bits >>> 0;
};

/**
 * Mulberry32: small, fast, and the same numbers from the same seed. Every draw moves the sequence on, so
 * the order in which a scene draws is part of its picture.
 */
export class SeededRandom {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** From 0 up to, not including, 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let bits = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  /** Both ends included. */
  integer(low: number, high: number): number {
    return Math.floor(low + (high - low + 1) * this.next());
  }

  chance(odds = 0.5): boolean {
    return this.next() < odds;
  }

  pick<Item>(list: readonly Item[]): Item {
    return itemAt(list, Math.floor(this.next() * list.length));
  }

  /**
   * Another order, found by inserting item after item where coins send it. Spelled out because a sort with a
   * random comparison depends on how the engine sorts, and so would the picture.
   */
  shuffled<Item>(list: readonly Item[]): Item[] {
    const mixed: Item[] = [];
    for (const item of list) {
      let low = 0;
      let high = mixed.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if (this.chance()) high = middle;
        else low = middle + 1;
      }
      mixed.splice(low, 0, item);
    }
    return mixed;
  }
}
