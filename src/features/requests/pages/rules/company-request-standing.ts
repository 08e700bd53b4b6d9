import type { ListedQuote } from '#features/quotes/core/contract/shapes.ts';
import type { ListedInvitation } from '#features/requests/core/contract/shapes.ts';
import type { Visit } from '#features/requests/visits/contract/shapes.ts';
import { dayOf, type IsoDay } from '#kernel/calendar.ts';

/** Says from the company's side what comes next with a request it has answered, and when. */
export type AnsweredRequestStanding =
  | { what: 'visit'; day: IsoDay; start: string }
  /** The client chooses from proposed times, or asks for others. */
  | { what: 'timesProposed' | 'timesAsked'; day: null }
  | { what: 'visited'; day: null }
  | { what: 'quote'; day: IsoDay | null; total: string }
  | { what: 'changeAsked'; day: IsoDay | null; quoteId: number }
  | { what: 'quoteExpired'; day: null }
  | { what: 'replied'; day: null; on: IsoDay | null }
  | { what: 'won'; day: null; on: IsoDay | null }
  | { what: 'closed'; day: null; on: IsoDay | null };

const dayAt = (moment: string | null): IsoDay | null => moment && dayOf(new Date(moment));

/** The deadline is midnight, which already belongs to the next day. */
export const lastDayToAnswer = ({ dueAt }: Pick<ListedInvitation, 'dueAt'>): IsoDay =>
  dayOf(new Date(Date.parse(dueAt) - 1));

const standingOfQuote = (quote: ListedQuote | undefined): AnsweredRequestStanding => {
  if (!quote) return { what: 'quoteExpired', day: null };
  const { id, state, validUntil, total } = quote;
  return state === 'change-asked'
    ? { what: 'changeAsked', day: validUntil, quoteId: id }
    : { what: 'quote', day: validUntil, total };
};

const standingOfVisit = (
  stage: NonNullable<ListedInvitation['visit']>,
  visit: Visit | undefined,
  on: IsoDay | null,
): AnsweredRequestStanding => {
  if (stage === 'agreed' && visit?.start)
    return { what: 'visit', day: dayOf(new Date(visit.start)), start: visit.start };
  if (stage === 'over') return { what: 'visited', day: null };
  if (stage === 'cancelled' || stage === 'agreed') return { what: 'replied', day: null, on };
  return { what: stage === 'proposed' ? 'timesProposed' : 'timesAsked', day: null };
};

interface Surroundings {
  /** Those that the client can accept, and those with changes asked. */
  quotes: readonly ListedQuote[];
  /** The agreed ones that are to come. */
  visits: readonly Visit[];
}

export const answeredRequestStanding = (
  invitation: ListedInvitation,
  { quotes, visits }: Surroundings,
): AnsweredRequestStanding => {
  const { id, state, visit } = invitation;
  const repliedOn = dayAt(invitation.answeredAt);
  if (state === 'won') return { what: 'won', day: null, on: dayAt(invitation.endedAt) };
  if (state === 'quoted') return standingOfQuote(quotes.find(({ invitationId }) => invitationId === id));
  if (state === 'visit' && visit)
    return standingOfVisit(
      visit,
      visits.find(({ request }) => request?.invitationId === id),
      repliedOn,
    );
  if (state === 'talking' || state === 'visit') return { what: 'replied', day: null, on: repliedOn };
  return { what: 'closed', day: null, on: dayAt(invitation.endedAt) };
};

/** What has a day comes first, the next one on top; the rest keeps its order. */
export const byDay = (
  { day: first }: Pick<AnsweredRequestStanding, 'day'>,
  { day: second }: Pick<AnsweredRequestStanding, 'day'>,
): number => (first ?? '9999').localeCompare(second ?? '9999');
