import { Anchor } from '#design/anchor.tsx';
import { Button } from '#design/button.tsx';
import { PageWrap } from '#design/layout.tsx';
import { Menu } from '#design/menu.tsx';
import { ThemeSwitch } from '#design/theme-switch.tsx';
import { languageNames } from '#kernel/language.ts';
import { LanguageLinks } from '#web/shell/language-switch.tsx';
import { legalLinks } from '#web/shell/shell-links.ts';
import { useStrings, useStringsSource } from '#web/strings.tsx';
import styles from './app-footer.module.css';

/** Areas that need an account end with one line (reading 78). */
export const AppFooter = () => {
  const strings = useStrings();
  const { web } = strings;
  const { language } = useStringsSource();
  return (
    <footer className={styles.footer}>
      <PageWrap className={styles.line}>
        <span>{web.gable}</span>
        <nav aria-label={web.law}>
          <ul className={styles.law}>
            {legalLinks(strings).map(({ href, label }) => (
              <li key={href}>
                <Anchor href={href}>{label}</Anchor>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.end}>
          <Menu
            label={web.language}
            renderOpener={(opener) => (
              <Button variant="quiet" size="small" iconAfter="chevron-down" {...opener}>
                {languageNames[language]}
              </Button>
            )}
          >
            <LanguageLinks className={styles.languages} />
          </Menu>
          <ThemeSwitch
            label={web.theme}
            labels={{ light: web.themeLight, dark: web.themeDark, system: web.themeSystem }}
          />
        </div>
      </PageWrap>
    </footer>
  );
};
