import { LinkButton } from '#design/link-button.tsx';
import { TextLink } from '#design/text.tsx';
import { href } from '#kernel/href.ts';
import { useSiteSettings } from '#web/site-settings.tsx';
import { useStrings } from '#web/strings.tsx';
import { AnnouncedPrices } from './announced-prices.tsx';
import { FaqList } from './faq-list.tsx';
import styles from './how.module.css';
import { HowItWorksSteps } from './steps.tsx';

const pictures = [
  '/plates/cover/truss-12-gutland.svg',
  '/plates/cover/frontdoor-12-minett.svg',
  '/plates/cover/wiring-12-eislek.svg',
  '/plates/cover/zinc-12-musel.svg',
];

export const ForCompanies = () => {
  const { marketing } = useStrings();
  const { howItWorks } = marketing;
  const { joining, joiningLive, questions } = howItWorks.companies;
  const { isPrelaunch } = useSiteSettings();
  return (
    <>
      <HowItWorksSteps steps={howItWorks.companies.steps} pictures={pictures} />
      <AnnouncedPrices />
      <FaqList questions={[isPrelaunch ? joining : joiningLive, ...questions]} />
      <p className={styles.more}>
        <TextLink data-alone href={href('/ranking')}>
          {howItWorks.rankingLink}
        </TextLink>
        <TextLink data-alone href={href('/reviews-policy')}>
          {howItWorks.reviewsLink}
        </TextLink>
      </p>
      <div className={styles.closing}>
        <LinkButton variant="primary" href={href('/company-auth', { tab: 'register' })}>
          {marketing.joinAsCompany}
        </LinkButton>
        <LinkButton variant="secondary" href={href('/for-companies')}>
          {marketing.forCompanies.title}
        </LinkButton>
      </div>
    </>
  );
};
