import { type IsoDay, isIsoDay } from './calendar.ts';
import type { Language } from './language.ts';
import { numberLocaleTags } from './locale-tags.ts';

/** Returns the separator between the numbers of a day. */
const signOf = (language: Language): string =>
  new Intl.DateTimeFormat(numberLocaleTags[language]).formatToParts(0).find(({ type }) => type === 'literal')
    ?.value ?? '/';

/** Writes '2026-03-31' as people of this language type it: 31/03/2026, 31.03.2026. All begin with the day. */
export const formatTypedDay = (day: IsoDay, language: Language): string =>
  day.split('-').toReversed().join(signOf(language));

// Digits alone are accepted too, for keyboards that have nothing else: 31032026.
const TYPED = /^(\d{1,2})[./\s-]+(\d{1,2})[./\s-]+(\d{4}|\d{2})$|^(\d\d)(\d\d)(\d{4})$/;

/** Reads a day as people of any of our languages type it; null if it is none. */
export const parseTypedDay = (typedText: string): IsoDay | null => {
  const bare = typedText.trim();
  if (isIsoDay(bare)) return bare;
  const [day = '', month = '', year = ''] = (TYPED.exec(bare) ?? []).slice(1).filter(Boolean);
  const isoDayText = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDay(isoDayText) ? isoDayText : null;
};
