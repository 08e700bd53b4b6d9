import { createStore } from '#design/store.ts';

const STORED_AS = 'giewel-favourites';

const read = (): number[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED_AS) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => Number.isInteger(id)) : [];
  } catch {
    return [];
  }
};

/** The heart of a card is the browser's own: it is stored here and sent to nobody. Null until it is read. */
export const favourites = createStore<readonly number[] | null>(null);

export const isFavourite =
  (companyId: number) =>
  (known: readonly number[] | null): boolean =>
    (known ?? read()).includes(companyId);

export const toggleFavourite = (companyId: number) => {
  // Another tab may have changed them since.
  const before = read();
  const others = before.filter((id) => id !== companyId);
  const next = before.includes(companyId) ? others : [...others, companyId];
  try {
    localStorage.setItem(STORED_AS, JSON.stringify(next));
  } catch {
    // Where nothing may be stored a heart cannot be kept.
  }
  favourites.set(read());
};
