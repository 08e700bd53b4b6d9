import { type MouseEvent, useEffect } from 'react';
import { addressIn, type Language, languageNames, languages } from '#kernel/language.ts';
import { useNavigation } from '#web/navigation/navigation.tsx';
import { useShowStrings, useStrings, useStringsSource } from '#web/strings.tsx';
import styles from './language-switch.module.css';

/** The page in each language we speak: links, and without a reload where the browser can. */
export const LanguageSwitch = () => {
  const { web } = useStrings();
  const source = useStringsSource();
  const show = useShowStrings();
  const { shownPage } = useNavigation();
  useEffect(() => {
    void import('./speak.ts').then(({ offerLanguage }) => offerLanguage(source, show));
  }, [source, show]);
  const choose = (language: Language) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void import('./speak.ts').then(({ speak }) => speak(language, source, show));
  };
  return (
    <nav aria-label={web.language}>
      <ul className={styles.languages}>
        {languages.map((language) => (
          <li key={language}>
            <a
              href={addressIn(language, shownPage.address)}
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
    </nav>
  );
};
