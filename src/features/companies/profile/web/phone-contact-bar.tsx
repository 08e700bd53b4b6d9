import { Button } from '#design/button.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { phoneHref } from '#features/companies/core/rules/contact-links.ts';
import type { PublicCompany } from '#features/companies/profile/contract/company-profile.ts';
import { useStrings } from '#web/strings.tsx';
import { useCompanyActions } from './company-actions-context.tsx';
import styles from './profile-layout.module.css';

/** On a phone both ways to reach a company stay near the thumb, however far down one has read. */
export const PhoneContactBar = ({ company: { phoneNumber } }: { company: PublicCompany }) => {
  const { profile } = useStrings();
  const { requestQuote, isLive, isHeadInSight, isCardInSight } = useCompanyActions();
  const href = phoneNumber && phoneHref(phoneNumber);
  return (
    <section
      aria-label={profile.quickActions}
      className={styles.bar}
      data-spare={isHeadInSight || isCardInSight || undefined}
    >
      <Button variant="primary" disabled={!isLive} onClick={requestQuote}>
        {profile.requestQuote}
      </Button>
      {href && <LinkButton href={href}>{profile.call}</LinkButton>}
    </section>
  );
};
