import { createStore } from '#design/store.ts';
import { readBrowserStorage, writeBrowserStorage } from './browser-storage.ts';

const STORED_AS = 'giewel-favourites';

const read = (): number[] => {
  try {
    const parsed: unknown = JSON.parse(readBrowserStorage(STORED_AS) ?? '[]');
    return Array.isArray(parsed) ? parsed.filter((id) => Number.isInteger(id)) : [];
  } catch {
    return [];
  }
};

/** A visitor's hearts are stored in their browser, and no request reveals them. Null until they are read. */
export const visitorLikesStore = createStore<readonly number[] | null>(null);

export const createLikedByVisitorTest =
  (companyId: number) =>
  (hearts: readonly number[] | null): boolean =>
    (hearts ?? read()).includes(companyId);

export const hasVisitorLikes = (): boolean => read().length > 0;

const storeHearts = (next: readonly number[]) => {
  writeBrowserStorage(STORED_AS, next.length === 0 ? '' : JSON.stringify(next));
  visitorLikesStore.set(next);
};

/** Returns whether it is stored now. */
export const toggleVisitorLike = (companyId: number): boolean => {
  // Another tab may have changed them since.
  const hearts = read();
  const isStored = hearts.includes(companyId);
  storeHearts(isStored ? hearts.filter((id) => id !== companyId) : [...hearts, companyId]);
  return !isStored;
};

/** They are offered once: whatever the choice, the browser forgets them. */
export const takeVisitorLikes = (): readonly number[] => {
  const hearts = read();
  storeHearts([]);
  return hearts;
};
