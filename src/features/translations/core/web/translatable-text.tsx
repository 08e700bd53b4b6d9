import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { TranslationOffer } from '#features/translations/core/contract/translations.ts';
import type { TranslatedKind } from '#features/translations/core/rules/translations.ts';
import { useLoadStringTables, useStringsSource } from '#web/strings.tsx';
import styles from './translatable-text.module.css';
import type { TranslateButtonProps } from './translate-button.tsx';

// These are in one file because each would be fetched separately: pages with users' texts need most of them.

/** Returns the `lang` of a user's text, if it differs from the page's language. */
export const useLangAttribute = (offer: TranslationOffer): string | undefined => {
  const { language } = useStringsSource();
  return offer?.from === language ? undefined : offer?.from;
};

/** Marks a user's text within ours with its language, where that differs from the page's. */
export const TextInItsLanguage = ({ text, offer }: { text: string; offer: TranslationOffer }) => {
  const lang = useLangAttribute(offer);
  return lang === undefined ? text : <span lang={lang}>{text}</span>;
};

/** Identifies a user's text. */
export interface UserTextData {
  of: TranslatedKind;
  id: number;
  /** The author's original. */
  text: string;
}

interface Translated {
  /** Identifies the translated original and the language. */
  of: string;
  texts: readonly string[];
}

interface InReadersLanguage {
  /** The texts to show, in the given order. */
  texts: readonly string[];
  /** Their language, if it differs from the page's. */
  lang: string | undefined;
  /** The button that translates them; nothing where there is no offer. It appears once the page is mounted. */
  action: ReactNode;
}

/** Lets the reader translate a user's texts with one press. */
export const useTranslation = (
  originals: readonly UserTextData[],
  offer: TranslationOffer,
): InReadersLanguage => {
  const { language } = useStringsSource();
  const loadTables = useLoadStringTables();
  const [TranslateControl, setTranslateControl] = useState<ComponentType<TranslateButtonProps>>();
  const [translation, setTranslation] = useState<Translated | null>(null);
  const lang = useLangAttribute(offer);
  const from = offer?.into.includes(language) ? lang : undefined;
  useEffect(() => {
    if (from === undefined) return;
    Promise.all([import('./translate-button.tsx'), loadTables(['translations'])]).then(
      ([part]) => setTranslateControl(() => part.TranslateButton),
      () => undefined,
    );
    // oxlint-disable-next-line react/exhaustive-deps -- the tables are the language's
  }, [from, language]);
  // Another text or page language makes the translation outdated.
  const key = [language, ...originals.map(({ text }) => text)].join('\n');
  const isOfThese = translation?.of === key;
  return {
    texts: isOfThese ? translation.texts : originals.map(({ text }) => text),
    lang: isOfThese ? undefined : lang,
    action: from !== undefined && (
      <div className={styles.line} aria-live="polite">
        {TranslateControl && (
          <TranslateControl
            requests={originals.map(({ of: kind, id }) => ({ of: kind, id, to: language }))}
            from={from}
            isTranslated={isOfThese}
            onTranslated={(texts) => setTranslation({ of: key, texts })}
            onOriginal={() => setTranslation(null)}
          />
        )}
      </div>
    ),
  };
};

interface TranslatableProps extends UserTextData {
  offer: TranslationOffer;
  /** Renders the text, and its language if it differs from the page's. */
  children: (text: string, lang: string | undefined) => ReactNode;
}

/** Shows a user's text, and below it the button that translates it. */
export const Translatable = ({ of, id, text, offer, children }: TranslatableProps) => {
  const { texts, lang, action } = useTranslation([{ of, id, text }], offer);
  return (
    <>
      {children(texts[0] ?? text, lang)}
      {action}
    </>
  );
};

/** Shows a user's text as a paragraph. */
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
