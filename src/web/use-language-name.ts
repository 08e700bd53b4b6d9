import { locales } from '#kernel/locales.ts';
import { useStringsSource } from './strings.tsx';

/** A language as the reader calls it; `own` are its names where browsers do not know the reader's ('fr=Franséisch'). */
export const useLanguageName = (own = '') => {
  const names = new Intl.DisplayNames(locales[useStringsSource().language], { type: 'language' });
  const known = new URLSearchParams(own);
  return (code: string): string => known.get(code) ?? names.of(code) ?? code;
};
