import type { ReactNode } from 'react';
import { Icon } from '#design/icon.tsx';
import { PageWrap } from '#design/layout.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { Text } from '#design/text.tsx';
import { plans, TRIAL_DAYS } from '#features/billing/subscriptions/rules/plans.ts';
import { CompanyCard } from '#features/companies/profile/web/index.ts';
import { href } from '#kernel/href.ts';
import { definePage } from '#web/page.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import styles from './landing/landing.module.css';
import { SampleMessageScreen } from './landing/message-screen.tsx';
import { SampleProjectScreen } from './landing/project-screen.tsx';
import { SampleReviewScreen } from './landing/review-screen.tsx';
import { SAMPLE_COVER, sampleCompany } from './landing/sample-company.ts';
import { SampleScreen } from './landing/sample-screen.tsx';
import { SampleStatisticsScreen } from './landing/statistics-screen.tsx';
import { SampleVerifiedScreen } from './landing/verified-screen.tsx';
import type { forCompaniesRoute } from './page-routes.ts';

const JOIN = href('/company-auth', { tab: 'register' });
const MORE = href('/how-it-works', { tab: 'companies' });

const ForCompaniesScreen = () => (
  <>
    <Hero />
    <PageWrap>
      <Feature name="connections" screen={<SampleMessageScreen />} />
      <Feature name="reputation" screen={<SampleReviewScreen />} />
      <Feature name="operations" screen={<SampleProjectScreen />} />
      <Feature name="analytics" screen={<SampleStatisticsScreen />} />
      <Feature name="verified" screen={<SampleVerifiedScreen />} />
    </PageWrap>
    <Price />
    <Closing />
  </>
);

const Hero = () => {
  const { marketing } = useStrings();
  const { forCompanies } = marketing;
  return (
    <PageWrap className={styles.hero}>
      <div>
        <h1 className={styles.title}>{forCompanies.heading}</h1>
        <Text size="lead" className={styles.lead}>
          {forCompanies.lead}
        </Text>
        <div className={styles.actions}>
          <LinkButton variant="primary" href={JOIN}>
            {marketing.joinAsCompany}
          </LinkButton>
          <LinkButton variant="secondary" href={MORE}>
            {marketing.howItWorksForCompanies}
          </LinkButton>
        </div>
        <Text size="small" tone="muted">
          {forCompanies.trial(TRIAL_DAYS)}
        </Text>
      </div>
      <SampleScreen caption={forCompanies.sampleCaption} className={styles.sample}>
        <CompanyCard company={sampleCompany(marketing)} isFirst />
      </SampleScreen>
    </PageWrap>
  );
};

type FeatureName = 'connections' | 'reputation' | 'operations' | 'analytics' | 'verified';

const Feature = ({ name, screen }: { name: FeatureName; screen: ReactNode }) => {
  const {
    marketing: { forCompanies },
  } = useStrings();
  const { title, text, points } = forCompanies.sections[name];
  return (
    <section id={name} className={styles.feature}>
      <div>
        <h2>{title}</h2>
        <Text className={styles.featureText}>{text}</Text>
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point}>
              <Icon name="check" size="small" />
              {point}
            </li>
          ))}
        </ul>
      </div>
      {screen}
    </section>
  );
};

const Price = () => {
  const format = useFormat();
  const {
    marketing: { forCompanies },
  } = useStrings();
  return (
    <section className={styles.band}>
      <PageWrap className={styles.bandWrap}>
        <div>
          <h2>{forCompanies.priceTitle(format.money(plans.basic.monthlyCents))}</h2>
          <p>{forCompanies.priceText(TRIAL_DAYS)}</p>
        </div>
        <LinkButton variant="secondary" className={styles.onSlate} href={`${MORE}#plans`}>
          {forCompanies.seePlans}
        </LinkButton>
      </PageWrap>
    </section>
  );
};

const Closing = () => {
  const { marketing } = useStrings();
  return (
    <PageWrap className={styles.closing}>
      <h2>{marketing.forCompanies.closing}</h2>
      <LinkButton variant="secondary" href={JOIN}>
        {marketing.joinAsCompany}
      </LinkButton>
    </PageWrap>
  );
};

export const pageDefinition = definePage<typeof forCompaniesRoute>({
  tables: ['marketing', 'companies', 'profile', 'reviewPictures'],
  queries: () => [],
  head: ({ strings: { marketing } }) => ({
    title: marketing.pageTitle(marketing.forCompanies.documentTitle),
    description: marketing.forCompanies.description,
    picture: '/plates/scaffold.svg',
    firstPicture: SAMPLE_COVER,
  }),
  Screen: ForCompaniesScreen,
});
