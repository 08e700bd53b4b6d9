import { locales } from '#kernel/locales.ts';
import { useStringsSource } from './strings.tsx';

/** A language as the reader calls it: the browser and the server both know them all. */
export const useLanguageName = () => {
  const names = new Intl.DisplayNames(locales[useStringsSource().language], { type: 'language' });
  return (code: string): string => names.of(code) ?? code;
};
