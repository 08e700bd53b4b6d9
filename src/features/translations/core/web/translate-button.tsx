import { translateText } from '#features/translations/core/contract/translations.ts';
import { callEndpoint } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import { useLanguageName } from '#web/use-language-name.ts';
import { useMutationWithToast } from '#web/use-mutation-with-toast.ts';
import styles from './translatable-text.module.css';

export interface TranslateButtonProps {
  /** One press sends all of these. */
  requests: readonly Parameters<typeof callEndpoint<typeof translateText>>[1]['body'][];
  from: string;
  isTranslated: boolean;
  onTranslated: (texts: string[]) => void;
  onOriginal: () => void;
}

/** Returns 'Translated from French', which each language has as a whole sentence. */
const useFromWords = (from: string): string => {
  const { translations } = useStrings();
  const nameOf = useLanguageName();
  const words: Record<string, string> = {
    en: translations.fromEnglish,
    fr: translations.fromFrench,
    de: translations.fromGerman,
    lb: translations.fromLuxembourgish,
    pt: translations.fromPortuguese,
  };
  return words[from] ?? translations.fromOther(nameOf(from));
};

/** Translates a text on a press; afterwards it says so and leads back to the original. */
export const TranslateButton = ({
  requests,
  from,
  isTranslated,
  onTranslated,
  onOriginal,
}: TranslateButtonProps) => {
  const { translations } = useStrings();
  const fromWords = useFromWords(from);
  const { change, isBusy } = useMutationWithToast({
    send: () => Promise.all(requests.map((body) => callEndpoint(translateText, { body }))),
    onDone: (responses) => onTranslated(responses.map(({ text }) => text)),
    failed: (reason) => ({ title: translations.failed, text: reason }),
  });
  return (
    <>
      {isTranslated && <span>{fromWords}</span>}
      <button
        key="act"
        type="button"
        data-alone
        className={styles.act}
        aria-disabled={isBusy || undefined}
        onClick={isTranslated ? onOriginal : () => void change()}
      >
        {isTranslated
          ? translations.showOriginal
          : isBusy
            ? translations.translating
            : translations.translate}
      </button>
    </>
  );
};
