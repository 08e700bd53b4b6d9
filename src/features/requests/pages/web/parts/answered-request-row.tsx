import { useQuery } from '@tanstack/react-query';
import { DayRow } from '#design/day-list.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { quotesQuery, useFormatAmount } from '#features/quotes/core/web/index.ts';
import type { ListedInvitation } from '#features/requests/core/contract/shapes.ts';
import {
  type AnsweredRequestStanding,
  answeredRequestStanding,
  byDay,
} from '#features/requests/pages/rules/company-request-standing.ts';
import { visitCalendarQuery } from '#features/requests/visits/web/index.ts';
import { AssigneeLabel } from '#features/team/core/web/index.ts';
import { TextInItsLanguage } from '#features/translations/core/web/index.ts';
import type { IsoDay } from '#kernel/calendar.ts';
import { formatTime } from '#kernel/dates.ts';
import { href } from '#kernel/href.ts';
import type { EndpointQuery } from '#web/query.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { useTranslatedNames } from '#web/use-translated-names.ts';
import { useDayOfRow } from './use-day-of-row.ts';
import { useInvitationStateText } from './use-invitation-state-text.ts';
import { useRequestFactsText } from './use-request-facts-text.ts';

const sentQuotes = quotesQuery({ state: 'sent' });
const quotesToChange = quotesQuery({ state: 'change-asked' });

/** What comes next with a request stands in its visit or its quote. */
export const answeredRequestQueries: readonly EndpointQuery[] = [
  visitCalendarQuery,
  sentQuotes,
  quotesToChange,
];

interface AnsweredRequest {
  invitation: ListedInvitation;
  standing: AnsweredRequestStanding;
}

/** What comes next stands first. */
export const useAnsweredRequests = (invitations: readonly ListedInvitation[]): AnsweredRequest[] => {
  const { data: calendar } = useQuery(visitCalendarQuery);
  const { data: sent } = useQuery(sentQuotes);
  const { data: toChange } = useQuery(quotesToChange);
  const quotes = [...(sent?.items ?? []), ...(toChange?.items ?? [])];
  const visits = calendar?.visits.filter(({ isOver }) => !isOver) ?? [];
  return invitations
    .map((invitation) => ({ invitation, standing: answeredRequestStanding(invitation, { quotes, visits }) }))
    .toSorted((a, b) => byDay(a.standing, b.standing));
};

export const AnsweredRequestRow = ({ invitation, standing }: AnsweredRequest) => {
  const { asking } = useStrings();
  const names = useTranslatedNames();
  const dayOfRow = useDayOfRow();
  const nextText = useNextText();
  const factsText = useRequestFactsText();
  const { id, state, request, caretaker } = invitation;
  // The client has taken everything back but that there was a request.
  const isWithdrawn = state === 'withdrawn';
  const place = names.of({ name: request.commune, names: request.communeNames });
  return (
    <DayRow
      day={standing.day === null ? null : dayOfRow(standing.day)}
      picture={request.coverUrl}
      title={
        isWithdrawn ? (
          [names.of(request.category), place].join(', ')
        ) : (
          <TextInItsLanguage text={request.title ?? asking.noTitle} offer={request.translation} />
        )
      }
      href={isOpenToCompany(invitation) ? href('/invitations/:id', { id }) : undefined}
      facts={
        isWithdrawn ? undefined : (
          <>
            {factsText(invitation)}
            {caretaker && <AssigneeLabel assignee={caretaker} />}
          </>
        )
      }
      next={nextText(invitation, standing)}
      end={<NextStep invitation={invitation} standing={standing} />}
    />
  );
};

/** Whoever declined, came late or was taken off has no page of it any more. */
const isOpenToCompany = ({ state }: ListedInvitation) =>
  state !== 'declined' && state !== 'expired' && state !== 'withdrawn';

const useNextText = () => {
  const { asking, companyRequests: words } = useStrings();
  const format = useFormat();
  const amount = useFormatAmount();
  const dayText = (day: IsoDay | null) => day && format.weekday(day);
  const closedText = ({ state, declinedFor }: ListedInvitation, on: IsoDay | null): string | null => {
    if (state === 'withdrawn') return asking.withdrawnByClient;
    if (declinedFor) return asking.declinedBecause(asking.declineReasons[declinedFor]);
    return on && words.closedOn(format.weekday(on));
  };
  return (invitation: ListedInvitation, standing: AnsweredRequestStanding): string | null => {
    if (standing.what === 'visit')
      return words.visitOn(format.weekday(standing.day), formatTime(new Date(standing.start)));
    if (standing.what === 'quote') return words.quote(amount(standing.total), dayText(standing.day));
    if (standing.what === 'replied') return words.replied(dayText(standing.on));
    if (standing.what === 'won') return words.won(dayText(standing.on));
    if (standing.what === 'closed') return closedText(invitation, standing.on);
    return words[standing.what];
  };
};

/** The company's next step in one press; else the state. */
const NextStep = ({ invitation, standing }: AnsweredRequest) => {
  const { companyRequests: words } = useStrings();
  const stateText = useInvitationStateText('company');
  const { id, projectId, request } = invitation;
  const step = () => {
    if (standing.what === 'timesAsked')
      return { label: words.proposeTimes, to: href('/invitations/:id', { id }) };
    if (standing.what === 'visited') return { label: words.writeQuote, to: href('/invitations/:id', { id }) };
    if (standing.what === 'changeAsked')
      return { label: words.changeQuote, to: href('/quotes/:id', { id: standing.quoteId }) };
    return standing.what === 'won' && projectId !== null
      ? { label: words.openProject, to: href('/projects/:id', { id: projectId }) }
      : null;
  };
  const next = step();
  if (!next) return <b>{stateText(invitation)}</b>;
  return (
    <LinkButton
      size="small"
      wide
      href={next.to}
      aria-label={`${next.label}${words.about(request.title ?? '')}`}
    >
      {next.label}
    </LinkButton>
  );
};
