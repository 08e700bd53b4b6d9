/** A year, an id, a count of days as they are written: digits alone. Null for anything else. */
export const readWhole = (text: string): number | null => (/^\d{1,15}$/.test(text) ? Number(text) : null);
