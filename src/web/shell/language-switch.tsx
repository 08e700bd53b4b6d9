import { useQueryClient } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { type Language, languageNames, languages, pathInLanguage } from '#kernel/language.ts';
import { useNavigation } from '#web/navigation/navigation.tsx';
import { useSetStringsSource, useStrings, useStringsSource } from '#web/strings.tsx';
import styles from './language-switch.module.css';

/** Links to the page in each language. */
export const LanguageSwitch = () => (
  <nav aria-label={useStrings().web.language}>
    <LanguageLinks className={styles.languages} />
  </nav>
);

/** Switches without a reload where the browser can. */
export const LanguageLinks = ({ className }: { className: string | undefined }) => {
  const source = useStringsSource();
  const show = useSetStringsSource();
  const client = useQueryClient();
  const { address } = useNavigation().shownPage;
  const choose = (language: Language) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void import('./switch-language.ts').then(({ chooseLanguage }) =>
      chooseLanguage(language, source, show, client),
    );
  };
  return (
    <ul className={className}>
      {languages.map((language) => (
        <li key={language}>
          <a
            href={pathInLanguage(language, address)}
            lang={language}
            hrefLang={language}
            aria-current={language === source.language ? 'true' : undefined}
            onClick={choose(language)}
          >
            {languageNames[language]}
          </a>
        </li>
      ))}
    </ul>
  );
};
