import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { Language } from '#kernel/language.ts';
import type { TranslationOffer } from '#translations/contract/translations.ts';
import type { TranslatedKind } from '#translations/rules/translations.ts';
import { useLoadTables, useStringsSource } from '#web/strings.tsx';
import styles from './translatable.module.css';
import type { TranslateActProps } from './translate-act.tsx';
import { useOtherLanguage } from './use-other-language.ts';

/** Somebody's words, and which they are. */
export interface Written {
  of: TranslatedKind;
  id: number;
  /** As its author wrote it. */
  text: string;
}

interface Translated {
  originals: readonly Written[];
  language: Language;
  texts: readonly string[];
}

const areSame = (some: readonly Written[], others: readonly Written[]): boolean =>
  some.length === others.length && some.every(({ text }, at) => text === others[at]?.text);

interface InReadersLanguage {
  /** To be shown, in the order they were given. */
  texts: readonly string[];
  /** Theirs, where it is another than the page's. */
  lang: string | undefined;
  /** The way to have them in the reader's language; nothing where there is none. It comes once the page stands. */
  act: ReactNode;
}

/** What somebody wrote, which one press puts into the reader's language. */
export const useTranslation = (originals: readonly Written[], offer: TranslationOffer): InReadersLanguage => {
  const { language } = useStringsSource();
  const loadTables = useLoadTables();
  const [Act, setAct] = useState<ComponentType<TranslateActProps>>();
  const [shown, setShown] = useState<Translated | null>(null);
  const lang = useOtherLanguage(offer);
  const from = offer?.into.includes(language) ? lang : undefined;
  useEffect(() => {
    if (from === undefined) return;
    Promise.all([import('./translate-act.tsx'), loadTables(['translations'])]).then(
      ([part]) => setAct(() => part.TranslateAct),
      () => undefined,
    );
    // oxlint-disable-next-line react/exhaustive-deps -- the tables are the language's
  }, [from, language]);
  // Another text, or another language of the page: what was translated is not of these.
  const isOfThese = shown?.language === language && areSame(shown.originals, originals);
  return {
    texts: isOfThese ? shown.texts : originals.map(({ text }) => text),
    lang: isOfThese ? undefined : lang,
    act: from !== undefined && (
      <div className={styles.line} aria-live="polite">
        {Act && (
          <Act
            asks={originals.map(({ of, id }) => ({ of, id, to: language }))}
            from={from}
            isTranslated={isOfThese}
            onTranslated={(texts) => setShown({ originals, language, texts })}
            onOriginal={() => setShown(null)}
          />
        )}
      </div>
    ),
  };
};
