/** Data in which no key, no text and no cell of a list is said again: keys of each kind of object, and the data (pack-data.ts). */
export type PackedData = [kinds: readonly (readonly string[])[], data: unknown];

/** What the first number of a list means. From 0 on, it is an object of that kind with its values. */
export const PACKED = {
  list: -1,
  /** Objects of one kind below each other: the kind, how many, and a list of each column. */
  table: -2,
  /** Few things again and again: a list of them, and which one each is, a character each. */
  among: -3,
  /** Lists after each other: a list of how long each is, and of all that is in them. */
  lists: -4,
  /** The how-manieth object that was said before. */
  same: -5,
} as const;

/** Before the number of a text that was said before, and before a text that begins so itself. */
export const KNOWN = '^';

/** A shorter text takes no more than the number of one that was said before. */
export const SHORTEST_KNOWN = 5;

/** The base in which numbers are written as characters. */
export const BASE = 36;

/** The data again, in the order in which it was packed. */
export const unpackData = ([kinds, packed]: PackedData): unknown => {
  const known: string[] = [];
  const objects: object[] = [];
  const objectOf = (kind: number, valueAt: (place: number) => unknown) =>
    Object.fromEntries((kinds[kind] ?? []).map((key, place) => [key, valueAt(place)]));
  const readText = (text: string) => {
    if (text[0] === KNOWN && text[1] !== KNOWN) return known[Number.parseInt(text.slice(1), BASE)];
    const whole = text[0] === KNOWN ? text.slice(1) : text;
    if (whole.length >= SHORTEST_KNOWN) known.push(whole);
    return whole;
  };
  const readList = (written: unknown): unknown[] => read(written) as unknown[];
  const read = (value: unknown): unknown => {
    if (typeof value === 'string') return readText(value);
    if (!Array.isArray(value)) return value;
    const [what, ...rest] = value;
    if (what === PACKED.list) return rest.map(read);
    if (what === PACKED.same) return objects[rest[0]];
    if (what === PACKED.among) {
      const few = readList(rest[0]);
      return Array.from(rest[1] as string, (place) => few[Number.parseInt(place, BASE)]);
    }
    if (what === PACKED.lists) {
      const lengths = readList(rest[0]) as number[];
      const all = readList(rest[1]);
      return lengths.map((length) => all.splice(0, length));
    }
    if (what === PACKED.table) {
      const [kind, rows, ...columns] = rest;
      const all = columns.map(readList);
      return Array.from({ length: rows }, (_, row) => objectOf(kind, (place) => all[place]?.[row]));
    }
    const values = rest.map(read);
    const object = objectOf(what, (place) => values[place]);
    objects.push(object);
    return object;
  };
  return read(packed);
};
