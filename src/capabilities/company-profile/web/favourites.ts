const STORED_AS = 'giewel-favourites';

const listeners = new Set<() => void>();

const read = (): number[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED_AS) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => Number.isInteger(id)) : [];
  } catch {
    return [];
  }
};

/** The heart of a card is the browser's own: it is kept here and no request tells anyone. */
export const isFavourite = (companyId: number): boolean => read().includes(companyId);

export const toggleFavourite = (companyId: number) => {
  const others = read().filter((id) => id !== companyId);
  const next = isFavourite(companyId) ? others : [...others, companyId];
  try {
    localStorage.setItem(STORED_AS, JSON.stringify(next));
  } catch {
    // Where nothing may be stored a heart cannot be kept.
  }
  for (const listener of listeners) listener();
};

export const subscribeFavourites = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
