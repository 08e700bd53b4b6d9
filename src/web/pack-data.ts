import { PACKED, type PackedData, SHORTEST_KNOWN } from './packed-data.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

const hasKeys = (value: Record<string, unknown>, keys: readonly string[]) => {
  let place = 0;
  for (const key in value) {
    if (value[key] === undefined) continue;
    if (keys[place] !== key) return false;
    place += 1;
  }
  return place === keys.length;
};

/**
 * A list of companies says the keys of each, and the names of a trade in five languages with every company of it:
 * half of what a page carried for its scripts. Here each is said once; what is one object here is one object there.
 * Values mean what they mean in JSON.
 * It works at every page that is made, so it goes through the data once and makes no text of what it only compares.
 */
export const packData = (data: unknown): PackedData => {
  const kinds: string[][] = [];
  const byFirstKey = new Map<string, number[]>();
  const kindOf = (value: Record<string, unknown>): number => {
    const first = Object.keys(value)[0] ?? '';
    const alike = byFirstKey.get(first) ?? [];
    const known = alike.find((kind) => hasKeys(value, kinds[kind] ?? []));
    if (known !== undefined) return known;
    byFirstKey.set(first, [...alike, kinds.length]);
    return kinds.push(Object.keys(value).filter((key) => value[key] !== undefined)) - 1;
  };

  const known = new Map<string, number>();
  const writeText = (text: string) => {
    if (text.length < SHORTEST_KNOWN) return text;
    const number = known.get(text);
    if (number !== undefined) return [PACKED.known, number];
    known.set(text, known.size);
    return text;
  };
  /** The kind that all of them are of. */
  const kindOfAll = (list: readonly unknown[]): number | null => {
    const [first] = list;
    if (list.length < 2 || !isObject(first)) return null;
    const kind = kindOf(first);
    const keys = kinds[kind] ?? [];
    return list.every((one) => isObject(one) && hasKeys(one, keys)) ? kind : null;
  };
  const writeList = (list: readonly unknown[]): unknown[] => {
    const kind = kindOfAll(list);
    if (kind === null) return [PACKED.list, ...list.map(write)];
    const rows = list as Record<string, unknown>[];
    const columns = (kinds[kind] ?? []).map((key) => rows.map((row) => write(row[key])));
    return [PACKED.table, kind, rows.length, ...columns];
  };
  const objects = new Map<object, number>();
  const writeObject = (value: Record<string, unknown>): unknown[] => {
    const number = objects.get(value);
    if (number !== undefined) return [PACKED.same, number];
    const kind = kindOf(value);
    const written = [kind, ...(kinds[kind] ?? []).map((key) => write(value[key]))];
    // After what is within it, as it is read.
    objects.set(value, objects.size);
    return written;
  };
  const write = (value: unknown): unknown => {
    if (typeof value === 'string') return writeText(value);
    if (Array.isArray(value)) return writeList(value);
    if (value instanceof Date) return write(value.toJSON());
    return isObject(value) ? writeObject(value) : value;
  };
  const packed = write(data);
  return [kinds, packed];
};
