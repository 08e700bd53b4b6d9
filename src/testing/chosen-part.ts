import { createHash } from 'node:crypto';

/** `npm run e2e -- NAME --all` sets it: what looks at a part of all there is then looks at all of it. */
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
  if (provesAll) return [...items];
  const best = (among: readonly Item[], by: string) =>
    among
      .toSorted((one, other) => (rankOf(nameOf(one), by) < rankOf(nameOf(other), by) ? -1 : 1))
      .slice(0, ofEach);
  const always = best(items, 'always');
  const byChance = best(
    items.filter((item) => !always.includes(item)),
    seed,
  );
  const chosen = items.filter((item) => always.includes(item) || byChance.includes(item));
  process.stdout.write(`${walk}: ${chosen.length} of ${items.length} (CHOICE_SEED=${seed})\n`);
  return chosen;
};
