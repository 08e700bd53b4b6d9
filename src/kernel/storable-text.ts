/** PostgreSQL can't store NUL, and a lone surrogate is no text in any encoding. */
export const isStorableText = (value: string): boolean => !value.includes('\0') && value.isWellFormed();
