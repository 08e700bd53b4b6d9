import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { Language } from '#kernel/language.ts';
import type { TranslationOffer } from '#translations/contract/translations.ts';
import type { TranslatedKind } from '#translations/rules/translations.ts';
import { useLoadTables, useStringsSource } from '#web/strings.tsx';
import styles from './translatable.module.css';
import type { TranslateActProps } from './translate-act.tsx';

interface TranslatableProps {
  of: TranslatedKind;
  id: number;
  /** As its author wrote it. */
  text: string;
  /** None where it cannot be translated, and then nothing is shown. */
  offer: TranslationOffer;
  /** The text to be shown, and its language where that is another than the page's. */
  children: (text: string, lang: string | undefined) => ReactNode;
}

interface Translated {
  original: string;
  language: Language;
  text: string;
}

/** Somebody's words, and below them the way to have them in the reader's language; it comes once the page stands. */
export const Translatable = ({ of, id, text, offer, children }: TranslatableProps) => {
  const { language } = useStringsSource();
  const loadTables = useLoadTables();
  const [Act, setAct] = useState<ComponentType<TranslateActProps>>();
  const [shown, setShown] = useState<Translated | null>(null);
  const from = offer?.into.includes(language) ? offer.from : undefined;
  useEffect(() => {
    if (from === undefined) return;
    Promise.all([import('./translate-act.tsx'), loadTables(['translations'])]).then(
      ([part]) => setAct(() => part.TranslateAct),
      () => undefined,
    );
    // oxlint-disable-next-line react/exhaustive-deps -- the tables are the language's
  }, [from, language]);
  // Another text, or another language of the page: what was translated is not of these.
  const translated = shown?.original === text && shown.language === language ? shown.text : null;
  return (
    <>
      {children(translated ?? text, translated === null ? from : undefined)}
      {from !== undefined && (
        <div className={styles.line} aria-live="polite">
          {Act && (
            <Act
              ask={{ of, id, to: language }}
              from={from}
              isTranslated={translated !== null}
              onTranslated={(words) => setShown({ original: text, language, text: words })}
              onOriginal={() => setShown(null)}
            />
          )}
        </div>
      )}
    </>
  );
};

/** A paragraph of them. */
export const TranslatableText = ({
  className,
  ...words
}: Omit<TranslatableProps, 'children'> & { className?: string | undefined }) => (
  <Translatable {...words}>
    {(text, lang) => (
      <p className={className} lang={lang}>
        {text}
      </p>
    )}
  </Translatable>
);
