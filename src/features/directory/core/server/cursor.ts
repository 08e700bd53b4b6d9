/** Where a page ends: the sort keys of its last row. Opaque to callers. */
export type SortCursor = readonly (string | number)[];

export const writeCursor = (cursor: SortCursor): string =>
  Buffer.from(JSON.stringify(cursor)).toString('base64url');

/** The keys a cursor holds, or null where it is not one of ours or of another sort. */
export const readCursor = (text: string, kinds: readonly ('string' | 'number')[]): SortCursor | null => {
  try {
    const keys: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    if (!Array.isArray(keys) || keys.length !== kinds.length) return null;
    const fits = keys.every(
      (key, index) => typeof key === kinds[index] && (typeof key !== 'string' || !key.includes('\0')),
    );
    return fits ? (keys as SortCursor) : null;
  } catch {
    return null;
  }
};
