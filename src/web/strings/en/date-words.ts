import { englishDateNames } from '#kernel/date-names.ts';

/** What months and days are called. English is known to whoever writes a date; others come with their language. */
export const sentences = englishDateNames;
