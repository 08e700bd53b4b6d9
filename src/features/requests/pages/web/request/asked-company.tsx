import { type ReactNode, useState } from 'react';
import { Anchor } from '#design/anchor.tsx';
import { Badge, type BadgeTone } from '#design/badge.tsx';
import { classNames } from '#design/class-names.ts';
import { CompanyLogo } from '#design/company-logo.tsx';
import { ConfirmDialog } from '#design/confirm-dialog.tsx';
import { extraIcons } from '#design/extra-icons.ts';
import type { IconName } from '#design/icons.ts';
import { showStreetToCompany, withdrawInvitation } from '#features/requests/core/contract/requests.ts';
import type { Invitation, Request } from '#features/requests/core/contract/shapes.ts';
import {
  type InvitationState,
  isInvitationRunning,
  isInvitationUnanswered,
  type VisitStage,
} from '#features/requests/core/rules/requests.ts';
import { DeclineText } from '#features/requests/pages/web/parts/decline-text.tsx';
import { useInvitationStateText } from '#features/requests/pages/web/parts/use-invitation-state-text.ts';
import { dayOf } from '#kernel/calendar.ts';
import { href } from '#kernel/href.ts';
import { callEndpoint } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { AddStreet } from './add-street.tsx';
import styles from './asked-company.module.css';
import { useRequestAction } from './use-request-action.ts';

const tones: Record<InvitationState, BadgeTone> = {
  sent: 'plain',
  seen: 'plain',
  talking: 'ok',
  visit: 'plain',
  quoted: 'ok',
  declined: 'warn',
  expired: 'warn',
  withdrawn: 'plain',
  won: 'ok',
  lost: 'plain',
};

/** The accent marks states that wait for the client. */
const visitTones: Record<VisitStage, BadgeTone> = {
  proposed: 'hot',
  asked: 'plain',
  agreed: 'ok',
  cancelled: 'warn',
  over: 'plain',
};

const icons: Partial<Record<InvitationState, IconName>> = {
  seen: extraIcons.eye,
  talking: 'message',
  visit: 'clock',
  quoted: 'document',
  won: 'check',
};

interface Props {
  request: Request;
  invitation: Invitation;
}

interface AskedCompanyProps extends Props {
  besides: ReactNode;
}

/** A row shows a company's state, the time it has left, and the possible actions. */
export const AskedCompany = ({ request, invitation, besides }: AskedCompanyProps) => {
  const { asking, blocks } = useStrings();
  const wordOf = useInvitationStateText('client');
  const { company, state, visit, seesStreet, lastMessage, declinedFor, declinedText } = invitation;
  return (
    <article className={styles.company}>
      <CompanyLogo name={company.name} logo={company.logoUrl} />
      <div>
        <h3>
          {company.isHidden ? (
            company.name
          ) : (
            <Anchor data-alone href={href('/companies/:id', { id: company.id })}>
              {company.name}
            </Anchor>
          )}
        </h3>
        {(isInvitationRunning(state) || state === 'won') && (
          <p className={styles.street}>{seesStreet ? asking.seesStreet : asking.seesCommune}</p>
        )}
      </div>
      <Badge tone={visit === null ? tones[state] : visitTones[visit]} icon={icons[state]}>
        {wordOf(invitation)}
      </Badge>
      <Stages invitation={invitation} />
      {company.isHidden && isInvitationRunning(state) && <p className={styles.says}>{asking.awayNow}</p>}
      {isInvitationUnanswered(state) && !company.isHidden && <Until invitation={invitation} />}
      {declinedFor && (
        <p className={styles.says}>
          <b>{asking.declinedBecause(asking.declineReasons[declinedFor])}</b>{' '}
          <DeclineText reason={declinedFor} words={declinedText} />
        </p>
      )}
      {lastMessage && <p className={styles.says}>{asking.quoted(lastMessage.text)}</p>}
      {isInvitationRunning(state) && invitation.blockedBy === 'partner' && (
        <p className={styles.says}>{blocks.byPartner(company.name)}</p>
      )}
      {besides && <div className={styles.besides}>{besides}</div>}
      <InvitationActions request={request} invitation={invitation} />
    </article>
  );
};

const Until = ({ invitation: { dueAt } }: Pick<Props, 'invitation'>) => {
  const { asking } = useStrings();
  const format = useFormat();
  // Midnight after a day means that day’s end.
  const last = new Date(Date.parse(dueAt) - 1);
  return (
    <p className={styles.says}>
      <b>{asking.hasUntil(format.weekday(dayOf(last)))}</b> {asking.thenFree}
    </p>
  );
};

const Stages = ({ invitation: { state, sentAt, seenAt, answeredAt } }: Pick<Props, 'invitation'>) => {
  const { asking } = useStrings();
  const format = useFormat();
  const isQuoted = state === 'quoted' || state === 'won';
  const stages = [
    { name: asking.stages.sent, at: sentAt, isDone: true },
    { name: asking.stages.seen, at: seenAt, isDone: seenAt !== null },
    { name: asking.stages.answered, at: answeredAt, isDone: answeredAt !== null },
    { name: asking.stages.quoted, at: null, isDone: isQuoted },
  ];
  const currentStage = stages.findLastIndex(({ isDone }) => isDone);
  return (
    <ol className={styles.stages}>
      {stages.map(({ name, at, isDone }, index) => (
        <li
          key={name}
          className={classNames(
            isDone && index < currentStage && styles.done,
            index === currentStage && styles.here,
          )}
        >
          {name}
          <span>{at ? format.shortDate(new Date(at)) : ''}</span>
        </li>
      ))}
    </ol>
  );
};

const InvitationActions = ({ request: { id, street, state: requestState }, invitation }: Props) => {
  const { asking } = useStrings();
  const { company, partnerId, state, seesStreet, blockedBy } = invitation;
  const show = useRequestAction(() =>
    callEndpoint(showStreetToCompany, { params: { id }, body: { companyId: company.id } }),
  );
  const withdraw = useRequestAction(() =>
    callEndpoint(withdrawInvitation, { params: { id, companyId: company.id } }),
  );
  const [isConfirming, setIsConfirming] = useState(false);
  const isAtWork = requestState === 'open' && isInvitationRunning(state);
  const isHired = requestState === 'hired' && state === 'won';
  const mayShowStreet = (isAtWork || isHired) && !company.isHidden && !seesStreet && blockedBy !== 'partner';
  return (
    <>
      <div className={styles.acts}>
        {(!company.isHidden || state === 'won') && (
          <Anchor href={href('/messages/:id', { id: partnerId })} aria-label={asking.messageTo(company.name)}>
            {asking.message}
          </Anchor>
        )}
        {mayShowStreet && street !== null && (
          <button
            type="button"
            aria-label={asking.showStreetTo(company.name)}
            onClick={() => void show.change()}
          >
            {asking.showStreet}
          </button>
        )}
        {mayShowStreet && isHired && street === null && <AddStreet requestId={id} company={company} />}
        {isAtWork && (
          <button
            type="button"
            className={styles.end}
            aria-label={asking.withdrawFrom(company.name)}
            onClick={() => setIsConfirming(true)}
          >
            {asking.withdraw}
          </button>
        )}
      </div>
      {/* It stands beside the row, which styles everything inside it. */}
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setIsConfirming(false)}
        onConfirm={() => void withdraw.change().then(() => setIsConfirming(false))}
        title={asking.withdrawTitle(company.name)}
        text={[state === 'quoted' && asking.withdrawsQuote, asking.withdrawText(company.name)]
          .filter(Boolean)
          .join(' ')}
        confirmLabel={asking.withdraw}
        cancelLabel={asking.keepAsked}
        busy={withdraw.isBusy}
      />
    </>
  );
};
