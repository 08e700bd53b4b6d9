import { contactIcons } from '#design/contact-icons.ts';
import { Icon } from '#design/icon.tsx';
import { Popover } from '#design/popover.tsx';
import { phoneHref } from '#features/companies/core/rules/contact-links.ts';
import type { PublicCompany } from '#features/companies/profile/contract/company-profile.ts';
import { useStrings } from '#web/strings.tsx';
import { useCompanyActions } from './company-actions-context.tsx';
import { RequestQuoteButton } from './profile-header-actions.tsx';
import styles from './profile-layout.module.css';

/** On a phone both ways to reach a company stay near the thumb once the head has left. */
export const PhoneContactBar = ({ company: { isDemo, phoneNumber } }: { company: PublicCompany }) => {
  const { profile } = useStrings();
  const { isHeadInSight } = useCompanyActions();
  const href = phoneNumber && phoneHref(phoneNumber);
  return (
    <section aria-label={profile.quickActions} className={styles.bar} data-spare={isHeadInSight || undefined}>
      {href &&
        (isDemo ? (
          <DemoCall />
        ) : (
          <a href={href} className={styles.call} aria-label={profile.call}>
            <Icon name={contactIcons.phone} />
          </a>
        ))}
      <RequestQuoteButton />
    </section>
  );
};

/** A number that was made up may be somebody's. */
const DemoCall = () => {
  const { profile } = useStrings();
  return (
    <Popover
      title={profile.demoCallTitle}
      renderOpener={(opener) => (
        <button type="button" {...opener} className={styles.call} aria-label={profile.call}>
          <Icon name={contactIcons.phone} />
        </button>
      )}
    >
      <p>{profile.demoCallText}</p>
    </Popover>
  );
};
