import { DRAFT_KEY_PREFIX, readBrowserStorage, writeBrowserStorage } from '#web/browser-storage.ts';

type Values = Readonly<Record<string, unknown>>;

/** Secrets are never stored, whatever form they stand in. */
export const isSecretFieldName = (name: string) => /password|^code$/i.test(name);

const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** Reads each field with the value it began with and the one typed into it. */
const readTyped = (storedText: string | null): [field: string, [began: unknown, now: unknown]][] => {
  try {
    const read = Object.entries<unknown>(JSON.parse(storedText ?? '{}'));
    return read.flatMap(([field, pair]) => (Array.isArray(pair) ? [[field, [pair[0], pair[1]]]] : []));
  } catch {
    return [];
  }
};

/**
 * Values typed into a form and not sent are restored when it is opened again. A visitor's are personal, in a
 * browser that others may share: they end with the tab.
 */
export const createFormDraftStorage = (personId: number | undefined, about: string) => {
  const name = `${DRAFT_KEY_PREFIX} ${personId ?? 0} ${about}`;
  const storage = personId === undefined ? 'sessionStorage' : 'localStorage';
  return {
    /** Returns the values that were changed. A field that begins with something else by now is left out. */
    read: (beginning: Values): Values =>
      Object.fromEntries(
        readTyped(readBrowserStorage(name, storage))
          .filter(([field, [began]]) => isSame(began, beginning[field]))
          .map(([field, [, now]]) => [field, now]),
      ),
    store: (beginning: Values, now: Values) => {
      const changedFields = Object.entries(now)
        .filter(([field, value]) => !isSecretFieldName(field) && !isSame(value, beginning[field]))
        .map(([field, value]) => [field, [beginning[field] ?? null, value ?? null]] as const);
      writeBrowserStorage(
        name,
        changedFields.length > 0 ? JSON.stringify(Object.fromEntries(changedFields)) : '',
        storage,
      );
    },
    forget: () => writeBrowserStorage(name, '', storage),
  };
};
