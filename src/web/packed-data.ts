/** Data in which no key, no longer text and no object is said twice: keys of each kind of object, and the data (pack-data.ts). */
export type PackedData = [kinds: readonly (readonly string[])[], data: unknown];

/** What the first number of a list means. From 0 on, it is an object of that kind with its values. */
export const PACKED = {
  /** The how-manieth text that was said before. */
  known: -1,
  list: -2,
  /** Objects of one kind below each other: the kind, how many, and what each column has. */
  table: -3,
  /** The how-manieth object that was said before. */
  same: -4,
} as const;

/** A shorter text takes less than the number of one that was said before. */
export const SHORTEST_KNOWN = 6;

type Values = readonly unknown[];

/** The data again, in the order in which it was packed. */
export const unpackData = ([kinds, packed]: PackedData): unknown => {
  const known: string[] = [];
  const objects: object[] = [];
  const objectOf = (kind: number, values: Values) =>
    Object.fromEntries((kinds[kind] ?? []).map((key, place) => [key, values[place]]));
  const noted = (object: object) => {
    objects.push(object);
    return object;
  };
  const read = (value: unknown): unknown => {
    if (!Array.isArray(value)) {
      if (typeof value === 'string' && value.length >= SHORTEST_KNOWN) known.push(value);
      return value;
    }
    const [what, ...rest] = value;
    if (what === PACKED.known) return known[rest[0]];
    if (what === PACKED.same) return objects[rest[0]];
    if (what === PACKED.list) return rest.map(read);
    if (what !== PACKED.table) return noted(objectOf(what, rest.map(read)));
    const [kind, rows, ...columns] = rest;
    const all = columns.map((column: Values) => column.map(read));
    return Array.from({ length: rows }, (_, row) =>
      objectOf(
        kind,
        all.map((column) => column[row]),
      ),
    );
  };
  return read(packed);
};
