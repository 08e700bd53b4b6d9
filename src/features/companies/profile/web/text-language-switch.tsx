import { type Language, languageNames } from '#kernel/language.ts';
import { useStrings, useStringsSource } from '#web/strings.tsx';
import styles from './text-language-switch.module.css';

interface TextLanguageSwitchProps {
  current: Language | null;
  /** The best there is for the reader, and the one the company wrote first. */
  best: Language | null;
  first: Language | null;
  onFirst: (isFirst: boolean) => void;
}

/** Which language a company's text is in, each by its own name, and the way to the original and back. */
export const TextLanguageSwitch = ({ current, best, first, onFirst }: TextLanguageSwitchProps) => {
  const { web } = useStrings();
  const { language: reader } = useStringsSource();
  if (first === null || (best === first && current === reader)) return null;
  const languages = best === null || best === first ? [first] : [best, first];
  return (
    <fieldset className={styles.languages} aria-label={web.language}>
      {languages.map((language) => (
        <button
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
