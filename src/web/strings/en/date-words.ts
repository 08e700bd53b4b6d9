import { englishDateNames } from '#kernel/date-names.ts';

/** The formatter of dates knows the English names; other languages bring theirs. */
export const sentences = englishDateNames;
