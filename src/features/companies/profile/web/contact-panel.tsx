import { useQuery } from '@tanstack/react-query';
import { Button } from '#design/button.tsx';
import { classNames } from '#design/class-names.ts';
import { Icon } from '#design/icon.tsx';
import { TextLink, VisuallyHidden } from '#design/text.tsx';
import type { PublicCompany } from '#features/companies/profile/contract/company-profile.ts';
import { partnerQuery } from '#features/messaging/core/web/index.ts';
import { dayOf } from '#kernel/calendar.ts';
import { href } from '#kernel/href.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { useVisitor } from '#web/visitor.ts';
import { BusinessHoursLine } from './business-hours.tsx';
import { useCompanyActions } from './company-actions-context.tsx';
import { ContactDetails } from './contact-details.tsx';
import styles from './contact-panel.module.css';
import { StartProjectButton } from './start-project-button.tsx';

/** Stands beside every view but the contact tab. The accent belongs to the head and to the bar that stays. */
export const ContactPanel = ({
  company,
  className,
}: {
  company: PublicCompany;
  className: string | undefined;
}) => {
  const { profile } = useStrings();
  const { requestQuote, isLive } = useCompanyActions();
  return (
    <section className={classNames(styles.panel, className)}>
      <h2>
        <VisuallyHidden>{profile.contactInformation}</VisuallyHidden>
      </h2>
      <WroteBefore company={company} />
      <ContactDetails company={company} />
      <BusinessHoursLine hours={company.businessHours} />
      <div className={styles.actions}>
        <Button size="small" wide disabled={!isLive} onClick={requestQuote}>
          {profile.requestAQuote}
        </Button>
        <StartProjectButton company={company} variant="quiet" size="small" />
      </div>
    </section>
  );
};

/** Reminds a client of the conversation that they have with this company. */
const WroteBefore = ({ company }: { company: PublicCompany }) => {
  const format = useFormat();
  const { profile } = useStrings();
  const visitor = useVisitor();
  const { data: partner } = useQuery({
    ...partnerQuery(String(company.userId)),
    enabled: visitor?.userType === 'private',
  });
  if (!partner?.lastWrittenAt) return null;
  return (
    <p className={styles.wrote}>
      <Icon name="message" />
      <span>
        {profile.wroteOn(format.dayAndMonth(dayOf(new Date(partner.lastWrittenAt))))}{' '}
        <TextLink href={href('/messages/:id', { id: company.userId })}>{profile.openConversation}</TextLink>
      </span>
    </p>
  );
};
