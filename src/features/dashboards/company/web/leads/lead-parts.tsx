import { Badge } from '#design/badge.tsx';
import { Icon } from '#design/icon.tsx';
import { VisuallyHidden } from '#design/text.tsx';
import { budgetInEuros } from '#features/companies/core/rules/companies.ts';
import type { Lead } from '#features/dashboards/company/contract/leads.ts';
import { leadStatusOf } from '#features/dashboards/company/rules/lead-status.ts';
import { messagePreview } from '#features/messaging/core/rules/message-rules.ts';
import { PartnerPicture } from '#features/messaging/core/web/index.ts';
import { TextInItsLanguage } from '#features/translations/core/web/index.ts';
import { waitingTimeSince } from '#kernel/waiting-time.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { useTranslatedNames } from '#web/use-translated-names.ts';
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
  const preview = lastMessage.isWithheld ? leads.withheldWords : messagePreview(lastMessage.content);
  // A person who has written nothing at all has accepted a quote.
  const noWords =
    lastMessage.attachmentCount > 0 ? leads.attachments(lastMessage.attachmentCount) : leads.hasAccepted;
  return (
    <span className={className ?? styles.oneLine}>
      {preview ? <TextInItsLanguage text={preview} offer={lastMessage.translation} /> : noWords}
    </span>
  );
};

/** Shows how long it has waited for a first reply, else when the last message was written. */
export const LeadTime = ({ lead: { lastMessage, waitingSince }, now }: LeadProps & { now: Date }) => {
  const format = useFormat();
  const { leads } = useStrings();
  return waitingSince === null ? (
    <time className={styles.time} dateTime={lastMessage.createdAt} suppressHydrationWarning>
      {format.messageTime(new Date(lastMessage.createdAt), now)}
    </time>
  ) : (
    <time className={styles.waits} dateTime={waitingSince} suppressHydrationWarning>
      <Icon name="clock" size="small" />
      {leads.waits(waitingTimeSince(new Date(waitingSince), now))}
    </time>
  );
};

/** Shows the one status of a lead, and whether it came by a request; its column says the rest. */
export const LeadBadge = ({ lead }: LeadProps) => {
  const { leads } = useStrings();
  const status = leadStatusOf(lead);
  return (
    <>
      {lead.work?.isRequest && <Badge>{leads.request}</Badge>}
      {status && <Badge tone={status === 'active' ? 'plain' : 'hot'}>{leads[status]}</Badge>}
    </>
  );
};

const useValue = () => {
  const { leads } = useStrings();
  const format = useFormat();
  return ({ budget, budgetText }: NonNullable<Lead['work']>): string => {
    const sum = budgetInEuros(budgetText);
    if (!budget) return sum === null ? (budgetText ?? leads.open) : format.euros(sum);
    const [min, max] = [budget.min, budget.max].map((end) => end !== null && format.euros(end));
    if (min && max) return min === max ? min : leads.between(min, max);
    return min ? leads.from(min) : max ? leads.upTo(max) : leads.open;
  };
};

/** Shows the known facts of the work, and the team's note. */
export const LeadFacts = ({ lead: { work, note } }: LeadProps) => {
  const { leads } = useStrings();
  const names = useTranslatedNames();
  const valueOf = useValue();
  return (
    <>
      {work && (
        <dl className={styles.facts}>
          {work.trade !== null && <Fact name={leads.trade}>{names.of(work.trade)}</Fact>}
          {work.place !== null && <Fact name={leads.place}>{names.of(work.place)}</Fact>}
          <Fact name={leads.value}>{valueOf(work)}</Fact>
        </dl>
      )}
      {note !== null && (
        <p className={styles.note}>
          <Icon name="document" size="small" />
          <VisuallyHidden>{leads.note}: </VisuallyHidden>
          {note}
        </p>
      )}
    </>
  );
};

const Fact = ({ name, children }: { name: string; children: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
