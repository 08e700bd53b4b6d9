/** A page ends with the sort keys of its last row; callers must not read them. */
export type SortCursor = readonly (string | number)[];

export const encodeSortCursor = (cursor: SortCursor): string =>
  Buffer.from(JSON.stringify(cursor)).toString('base64url');

/** Returns the keys of a cursor; null if it is not one of ours or belongs to another order. */
export const decodeSortCursor = (
  text: string,
  kinds: readonly ('string' | 'number')[],
): SortCursor | null => {
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
