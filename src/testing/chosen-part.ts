import { createHash } from 'node:crypto';

/** PROVE_ALL=yes, which `npm run e2e -- NAME --all` sets: what looks at a part of all there is then looks at all of it. */
export const provesAll = process.env['PROVE_ALL'] !== undefined;

// vitest.config.ts draws one for the whole run.
const seed = process.env['CHOICE_SEED'] ?? '';

const rankOf = (name: string, by: string) => createHash('sha256').update(`${by} ${name}`).digest('hex');

/** One of a few, which one goes by the seed that is printed. */
export const chosenOne = <Few extends readonly [unknown, ...unknown[]]>(
  name: string,
  few: Few,
): Few[number] => {
  const index = Number.parseInt(rankOf(name, seed).slice(0, 8), 16) % few.length;
  return few[index] ?? few[0];
};

/** The first so many, in the order that goes by this word. */
const firstBy = <Item>(by: string, items: readonly Item[], count: number, nameOf: (item: Item) => string) =>
  items
    .map((item) => ({ item, rank: rankOf(nameOf(item), by) }))
    .toSorted((one, other) => (one.rank < other.rank ? -1 : 1))
    .slice(0, count)
    .map(({ item }) => item);

interface Choice<Item> {
  items: readonly Item[];
  ofEach: number;
  nameOf: (item: Item) => string;
  /** Which are the same in every run goes by this word, the others by the seed after it. */
  of?: string;
}

const choose = <Item>({ items, ofEach, nameOf, of = '' }: Choice<Item>): Item[] => {
  if (provesAll) return [...items];
  const always = firstBy(`always${of}`, items, ofEach, nameOf);
  const others = items.filter((item) => !always.includes(item));
  const byChance = firstBy(`${seed}${of}`, others, ofEach, nameOf);
  return items.filter((item) => always.includes(item) || byChance.includes(item));
};

const say = (what: string) => {
  process.stdout.write(`${what} (CHOICE_SEED=${seed})\n`);
};

/**
 * What a long walk looks at in one run: so many that are the same in every run, and as many by a seed that is printed,
 * in the order they were given. CHOICE_SEED=… walks the same ways again.
 */
export const chosenPart = <Item>(
  walk: string,
  items: readonly Item[],
  ofEach: number,
  nameOf: (item: Item) => string = String,
): Item[] => {
  const chosen = choose({ items, ofEach, nameOf });
  if (!provesAll) say(`${walk}: ${chosen.length} of ${items.length}`);
  return chosen;
};

/** One of a few ways that hardly differ, by the seed that is printed; all of them where all is proved. */
export const oneOrAll = <Item>(walk: string, items: readonly [Item, ...Item[]]): readonly Item[] => {
  if (provesAll) return items;
  say(`${walk}: 1 of ${items.length}`);
  return [chosenOne(walk, items)];
};

/**
 * The same for each of many, which are tried with other parts each: together they meet nearly all there is. Said once,
 * for all of them.
 */
export const chosenParts = (walk: string, ofEach: number) => {
  if (!provesAll) say(`${walk}: ${2 * ofEach} at most of each`);
  return <Item>(owner: string, items: readonly Item[], nameOf: (item: Item) => string = String): Item[] =>
    choose({ items, ofEach, nameOf, of: ` ${owner}` });
};
