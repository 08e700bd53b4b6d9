import type { ReactElement, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { Language } from '#kernel/language.ts';
import type { KeepMarkup } from '#web/kept-item.tsx';

/** How many things are kept in each language: of some 5 kB each. */
const MOST_KEPT = 300;

const keptByLanguage: Readonly<Record<Language, Map<object, string>>> = {
  en: new Map(),
  fr: new Map(),
  de: new Map(),
  lb: new Map(),
  pt: new Map(),
};

/** What most of a page with many cards is: rendered once, and anew when the thing it is of is another object. */
export const keepMarkup =
  (language: Language, within: (drawn: ReactNode) => ReactElement): KeepMarkup =>
  (thing, drawn) => {
    const kept = keptByLanguage[language];
    const markup = kept.get(thing) ?? renderToString(within(drawn));
    // The one that was shown last goes last.
    kept.delete(thing);
    kept.set(thing, markup);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest) kept.delete(oldest);
    return markup;
  };
