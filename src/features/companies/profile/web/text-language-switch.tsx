import { type Language, languageNames } from '#kernel/language.ts';
import { useStrings, useStringsSource } from '#web/strings.tsx';
import styles from './text-language-switch.module.css';

interface TextLanguageSwitchProps {
  current: Language | null;
  /** `best` is the best language for the reader, `first` the one that the company wrote first. */
  best: Language | null;
  first: Language | null;
  onFirst: (isFirst: boolean) => void;
}

/** Switches between the original of a company's text and the reader's best language. */
export const TextLanguageSwitch = ({ current, best, first, onFirst }: TextLanguageSwitchProps) => {
  const { web } = useStrings();
  const { language: reader } = useStringsSource();
  if (first === null || (best === first && current === reader)) return null;
  const languages = best === null || best === first ? [first] : [best, first];
  return (
    <fieldset className={styles.languages} aria-label={web.language}>
      {languages.map((language) => (
        <button
          data-alone
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === current}
          onClick={() => onFirst(language === first)}
        >
          {languageNames[language]}
        </button>
      ))}
    </fieldset>
  );
};
