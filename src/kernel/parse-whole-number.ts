/** Reads a year, an id or a count of days, in digits alone. Null for anything else. */
export const parseWholeNumber = (text: string): number | null =>
  /^\d{1,15}$/.test(text) ? Number(text) : null;
