import { useEffect } from 'react';
import { addressIn, languageNames, languages } from '#kernel/language.ts';
import { useNavigation } from '#web/navigation/navigation.tsx';
import { useSpeak, useStrings, useStringsSource } from '#web/strings.tsx';
import styles from './language-switch.module.css';

/** The page in each language we speak: links, and without a reload where the browser can. */
export const LanguageSwitch = () => {
  const { web } = useStrings();
  const source = useStringsSource();
  const { shownPage } = useNavigation();
  const speak = useSpeak();
  useEffect(() => {
    if (languages.length > 1)
      void import('./offer-language.ts').then(({ offerLanguage }) => offerLanguage(source, speak));
    // Once, on the page somebody comes to.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  if (languages.length < 2) return null;
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
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                void speak(language);
              }}
            >
              {languageNames[language]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
