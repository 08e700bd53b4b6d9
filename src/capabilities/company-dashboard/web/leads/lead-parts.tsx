import { formatMessageTime } from '#kernel/dates.ts';
import type { Lead } from '#messaging/contract/conversations.ts';
import { previewOf } from '#messaging/rules/messaging.ts';
import { PartnerPicture } from '#messaging/web/index.ts';
import { useStrings } from '#web/strings.tsx';
import { leadName } from './lead-name.ts';
import styles from './lead-parts.module.css';

interface LeadProps {
  lead: Lead;
}

export const LeadPicture = ({ lead }: LeadProps) => {
  const { userType, company } = lead.otherUser;
  return <PartnerPicture name={leadName(lead)} userType={userType} logoUrl={company?.logoUrl} size="small" />;
};

export const LeadPreview = ({
  lead: { lastMessage },
  className,
}: LeadProps & { className?: string | undefined }) => {
  const { leads } = useStrings();
  return (
    <span className={className ?? styles.oneLine}>
      {previewOf(lastMessage.content) || leads.attachments(lastMessage.attachmentCount)}
    </span>
  );
};

export const LeadTime = ({ lead: { lastMessage }, now }: LeadProps & { now: Date }) => (
  <time className={styles.time} dateTime={lastMessage.createdAt} suppressHydrationWarning>
    {formatMessageTime(new Date(lastMessage.createdAt), now)}
  </time>
);
