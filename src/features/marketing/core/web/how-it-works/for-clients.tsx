import { extraIcons } from '#design/extra-icons.ts';
import { Icon } from '#design/icon.tsx';
import type { IconName } from '#design/icons.ts';
import { LinkButton } from '#design/link-button.tsx';
import { TextLink } from '#design/text.tsx';
import { href } from '#kernel/href.ts';
import { browseServicesHref } from '#web/navigation/browse-services.ts';
import { useStrings } from '#web/strings.tsx';
import { FaqList } from './faq-list.tsx';
import styles from './how.module.css';
import { HowItWorksSteps } from './steps.tsx';

const reasonIcons: IconName[] = [extraIcons.card, 'verified', 'star', 'filter'];
const pictures = ['/plates/stage/0.svg', '/plates/stage/1.svg', '/plates/stage/2.svg'];

export const ForClients = () => {
  const {
    marketing: { howItWorks },
  } = useStrings();
  const { clients } = howItWorks;
  return (
    <>
      <HowItWorksSteps steps={clients.steps} pictures={pictures} />
      <section className={styles.section}>
        <h2>{clients.factsTitle}</h2>
        <ul className={styles.reasons}>
          {clients.facts.map(({ title, text }, index) => (
            <li key={title}>
              <h3>
                <Icon name={reasonIcons[index] ?? 'check'} />
                {title}
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <p className={styles.more}>
          <TextLink data-alone href={href('/ranking')}>
            {howItWorks.rankingLink}
          </TextLink>
          <TextLink data-alone href={href('/reviews-policy')}>
            {howItWorks.reviewsLink}
          </TextLink>
        </p>
      </section>
      <FaqList questions={clients.questions} />
      <div className={styles.closing}>
        <LinkButton variant="primary" href={browseServicesHref()}>
          {clients.start}
        </LinkButton>
        <LinkButton variant="secondary" href={href('/client-auth', { tab: 'register' })}>
          {clients.join}
        </LinkButton>
      </div>
    </>
  );
};
