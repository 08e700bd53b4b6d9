import { localeTags } from '#kernel/locales.ts';
import { useStringsSource } from './strings.tsx';

/** A language as the reader calls it; `own` are its names where browsers do not know the reader's ('fr=Franséisch'). */
export const useLanguageName = (ownNames = '') => {
  const names = new Intl.DisplayNames(localeTags[useStringsSource().language], { type: 'language' });
  const namesByCode = new URLSearchParams(ownNames);
  return (code: string): string => namesByCode.get(code) ?? names.of(code) ?? code;
};
