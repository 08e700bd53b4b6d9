import type { ReactNode } from 'react';
import type { TranslationOffer } from '#translations/contract/translations.ts';
import { useTranslation, type Written } from './use-translation.tsx';

interface TranslatableProps extends Written {
  offer: TranslationOffer;
  /** The text to be shown, and its language where that is another than the page's. */
  children: (text: string, lang: string | undefined) => ReactNode;
}

/** Somebody's words, and below them the way to have them in the reader's language. */
export const Translatable = ({ of, id, text, offer, children }: TranslatableProps) => {
  const { texts, lang, act } = useTranslation([{ of, id, text }], offer);
  return (
    <>
      {children(texts[0] ?? text, lang)}
      {act}
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
