import { Anchor } from '#design/anchor.tsx';
import { BrandMark } from '#design/brand-mark.tsx';
import { Icon } from '#design/icon.tsx';
import { PageWrap } from '#design/layout.tsx';
import { Text } from '#design/text.tsx';
import { ThemeSwitch } from '#design/theme-switch.tsx';
import { href } from '#kernel/href.ts';
import { useSiteSettings } from '#web/site-settings.tsx';
import { useStrings } from '#web/strings.tsx';
import styles from './footer.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { footerColumns, legalLinks } from './shell-links.ts';

export const SiteFooter = () => {
  const strings = useStrings();
  const { web } = strings;
  return (
    <footer className={styles.footer}>
      <PageWrap>
        <div className={styles.columns}>
          <div>
            <Anchor href={href('/')} aria-label={web.homeLink} className={styles.mark}>
              <BrandMark name={web.product} />
            </Anchor>
            <Text size="small" tone="muted" className={styles.lead}>
              {web.footerLead}
            </Text>
          </div>
          {footerColumns(strings).map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2 className={styles.title}>{title}</h2>
              <ul className={styles.links}>
                {links.map(({ href, label }) => (
                  <li key={label}>
                    <Anchor href={href}>{label}</Anchor>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <nav aria-label={web.law}>
          <ul className={styles.law}>
            {legalLinks(strings).map(({ href, label }) => (
              <li key={href}>
                <Anchor href={href}>{label}</Anchor>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.bottom}>
          <span>{web.gable}</span>
          <LanguageSwitch />
          <ThemeSwitch
            label={web.theme}
            labels={{ light: web.themeLight, dark: web.themeDark, system: web.themeSystem }}
          />
          <SocialIcons />
        </div>
      </PageWrap>
    </footer>
  );
};

const SocialIcons = () => {
  const { web } = useStrings();
  const { socialPages } = useSiteSettings();
  const networks = [
    { icon: 'facebook', label: web.facebook },
    { icon: 'instagram', label: web.instagram },
    { icon: 'linkedin', label: web.linkedIn },
  ] as const;
  return (
    <ul className={styles.social}>
      {networks.map(({ icon, label }) => (
        <li key={icon}>
          <a href={socialPages[icon]} aria-label={label} rel="noopener noreferrer">
            <Icon name={icon} />
          </a>
        </li>
      ))}
    </ul>
  );
};
