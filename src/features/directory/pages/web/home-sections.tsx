import { Icon } from '#design/icon.tsx';
import type { IconName } from '#design/icons.ts';
import { IllustrationImage } from '#design/illustration-image.tsx';
import { PageWrap } from '#design/layout.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { href } from '#kernel/href.ts';
import { BROWSE_SERVICES_ID } from '#web/navigation/browse-services.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './home-sections.module.css';

export const HowItWorksSection = () => {
  const { home } = useStrings();
  return (
    <PageWrap>
      <section className={styles.section}>
        <h2>{home.howItWorks}</h2>
        <ol className={styles.steps}>
          {home.steps.map(({ title, text }, index) => (
            <li key={title}>
              <IllustrationImage src={`/plates/stage/${index}.svg`} alt="" width={480} height={320} />
              <h3>
                <span className={styles.number}>{index + 1}</span>
                {title}
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
    </PageWrap>
  );
};

const benefitIcons: IconName[] = ['verified', 'gable', 'message', 'folder-add'];

export const WhyChooseSection = () => {
  const { home } = useStrings();
  return (
    <PageWrap>
      <section className={styles.section}>
        <div className={styles.why}>
          <figure>
            <IllustrationImage src="/plates/house.svg" alt="" width={620} height={600} />
          </figure>
          <div>
            <h2>{home.whyChoose}</h2>
            <ul>
              {home.benefits.map(({ title, text }, index) => (
                <li key={title}>
                  <h3>
                    <Icon name={benefitIcons[index] ?? 'check'} />
                    {title}
                  </h3>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </section>
    </PageWrap>
  );
};

const pointIcons: IconName[] = ['picture', 'shield', 'plane'];

export const ForBusinessesSection = () => {
  const { home } = useStrings();
  return (
    <section className={styles.business}>
      <PageWrap className={styles.businessWrap}>
        <div className={styles.businessText}>
          <h2>{home.whyBusinesses}</h2>
          <ul>
            {home.businessPoints.map(({ title, text }, index) => (
              <li key={title}>
                <Icon name={pointIcons[index] ?? 'check'} />
                <div>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ul>
          <div className={styles.businessActions}>
            <LinkButton
              variant="primary"
              className={styles.join}
              href={href('/company-auth', { tab: 'register' })}
            >
              {home.joinAsCompany}
            </LinkButton>
            <LinkButton
              variant="secondary"
              className={styles.more}
              href={href('/how-it-works', { tab: 'companies' })}
            >
              {home.howItWorksForCompanies}
            </LinkButton>
          </div>
        </div>
        <figure>
          <IllustrationImage src="/plates/wiring.svg" alt="" width={900} height={700} />
        </figure>
      </PageWrap>
    </section>
  );
};

export const ClosingSection = () => {
  const { home } = useStrings();
  return (
    <PageWrap>
      <section className={styles.closing}>
        <h2>{home.closing}</h2>
        <LinkButton variant="secondary" href={`#${BROWSE_SERVICES_ID}`}>
          {home.browseAbove}
        </LinkButton>
      </section>
    </PageWrap>
  );
};
