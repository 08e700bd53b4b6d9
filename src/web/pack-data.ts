import { BASE, KNOWN, PACKED, type PackedData, SHORTEST_KNOWN } from './packed-data.ts';

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

/** Whether both mean the same in JSON. It ends at the first difference, and makes no text of what it compares. */
const isSame = (one: unknown, other: unknown): boolean => {
  if (one === other) return true;
  if (Array.isArray(one))
    return (
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((it, place) => isSame(it, other[place]))
    );
  if (!isObject(one) || !isObject(other)) return false;
  for (const key in one) if (!Object.hasOwn(other, key) || !isSame(one[key], other[key])) return false;
  return Object.keys(one).length === Object.keys(other).length;
};

/** The few things that a list says again and again, and which of them each is; null where most are said once. */
const fewAmong = (list: readonly unknown[]) => {
  const most = Math.min(BASE, list.length / 2);
  const few: unknown[] = [];
  const places: string[] = [];
  for (const value of list) {
    let place = few.findIndex((one) => isSame(one, value));
    if (place < 0) place = few.push(value) - 1;
    if (few.length > most) return null;
    places.push(place.toString(BASE));
  }
  return { few, places: places.join('') };
};

/**
 * A list of companies says the keys of each, and the names of a trade in five languages with every company of it:
 * two thirds of what a page would carry for its scripts. Here each is said once; what is one object here is one object there.
 * Values mean what they mean in JSON.
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
    const number = known.get(text);
    if (number !== undefined) return KNOWN + number.toString(BASE);
    if (text.length >= SHORTEST_KNOWN) known.set(text, known.size);
    return text.startsWith(KNOWN) ? KNOWN + text : text;
  };
  /** The kind that all of them are of. */
  const kindOfAll = (list: readonly unknown[]): number | null => {
    const [first] = list;
    if (!isObject(first)) return null;
    const kind = kindOf(first);
    const keys = kinds[kind] ?? [];
    return list.every((one) => isObject(one) && hasKeys(one, keys)) ? kind : null;
  };
  const writeList = (list: readonly unknown[]): unknown[] => {
    if (list.length < 2) return [PACKED.list, ...list.map(write)];
    const among = fewAmong(list);
    if (among) return [PACKED.among, writeList(among.few), among.places];
    if (list.every((one) => Array.isArray(one))) {
      const lists: readonly unknown[][] = list;
      return [PACKED.lists, writeList(lists.map(({ length }) => length)), writeList(lists.flat())];
    }
    const kind = kindOfAll(list);
    if (kind === null) return [PACKED.list, ...list.map(write)];
    const rows = list as Record<string, unknown>[];
    const columns = (kinds[kind] ?? []).map((key) => writeList(rows.map((row) => row[key])));
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
