import { createStore } from '#design/store.ts';
import { readStored, writeStored } from './own-storage.ts';

const STORED_AS = 'giewel-favourites';

const read = (): number[] => {
  try {
    const stored: unknown = JSON.parse(readStored(STORED_AS) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => Number.isInteger(id)) : [];
  } catch {
    return [];
  }
};

/** A visitor's hearts are kept in their browser, and no request tells anyone. Null until they are read. */
export const keptHearts = createStore<readonly number[] | null>(null);

export const isKeptHeart =
  (companyId: number) =>
  (known: readonly number[] | null): boolean =>
    (known ?? read()).includes(companyId);

export const hasKeptHearts = (): boolean => read().length > 0;

const keep = (next: readonly number[]) => {
  writeStored(STORED_AS, next.length === 0 ? '' : JSON.stringify(next));
  keptHearts.set(next);
};

/** Answers whether it is kept now. */
export const turnKeptHeart = (companyId: number): boolean => {
  // Another tab may have changed them since.
  const before = read();
  const isKept = before.includes(companyId);
  keep(isKept ? before.filter((id) => id !== companyId) : [...before, companyId]);
  return !isKept;
};

/** They are offered once: whatever the answer, the browser forgets them. */
export const takeKeptHearts = (): readonly number[] => {
  const hearts = read();
  keep([]);
  return hearts;
};
