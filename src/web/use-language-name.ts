import { numberLocaleTags } from '#kernel/locale-tags.ts';
import { useStringsSource } from './strings.tsx';

/** Names a language in the reader's; `own` has the names where browsers do not know that ('fr=Franséisch'). */
export const useLanguageName = (ownNames = '') => {
  const names = new Intl.DisplayNames(numberLocaleTags[useStringsSource().language], { type: 'language' });
  const namesByCode = new URLSearchParams(ownNames);
  return (code: string): string => namesByCode.get(code) ?? names.of(code) ?? code;
};
