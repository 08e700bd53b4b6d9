import type { ListedProject } from '#features/projects/pages/contract/projects.ts';
import type { ListedQuote } from '#features/quotes/core/contract/shapes.ts';
import type { ListedRequest } from '#features/requests/core/contract/shapes.ts';
import { isInvitationRunning } from '#features/requests/core/rules/requests.ts';
import type { TranslationOffer } from '#features/translations/core/contract/translations.ts';
import type { IsoDay } from '#kernel/calendar.ts';

/** Only the client can act on it. */
export type TodoItem = TodoSubject & TodoKind;

interface TodoSubject {
  id: number;
  /** Stays in its author's language. */
  title: string;
  /** Offers to translate the title. */
  translation: TranslationOffer;
}

type TodoKind =
  /** One request has several quotes. */
  | { what: 'compare'; quotes: number; until: IsoDay | null }
  | { what: 'quote' | 'change'; company: string; until: IsoDay | null }
  /** A company says that a project is done. */
  | { what: 'confirm'; company: string; until: null }
  /** A project is done and has no review yet. */
  | { what: 'review'; company: string; until: null }
  /** A company has proposed times to come and see the work. */
  | { what: 'visit'; company: string; until: null }
  /** Companies asked something about the work. */
  | { what: 'question'; questions: number; until: null }
  /** No company is left that could quote, or the request was never sent. */
  | { what: 'nobody' | 'draft'; until: null };

const untilOf = (quotes: readonly ListedQuote[]): IsoDay | null =>
  quotes
    .map(({ validUntil }) => validUntil)
    .filter((day) => day !== null)
    .toSorted()[0] ?? null;

/** Quotes of one request are one thing to decide. */
const waitingQuotes = (quotes: readonly ListedQuote[]): TodoItem[] => {
  const open = quotes.filter(({ state }) => state === 'sent');
  const groups = [...Map.groupBy(open, ({ id, requestId }) => requestId ?? `quote ${id}`).values()];
  return groups
    .flatMap((group): TodoItem[] => {
      const [first] = group;
      if (!first) return [];
      const { id, requestId, isChange, company, object: title, translation } = first;
      const until = untilOf(group);
      if (group.length > 1 && requestId !== null)
        return [{ what: 'compare', id: requestId, title, translation, quotes: group.length, until }];
      return [{ what: isChange ? 'change' : 'quote', id, title, translation, company: company.name, until }];
    })
    .toSorted((a, b) => (a.until ?? '9999').localeCompare(b.until ?? '9999'));
};

const waitingRequests = (requests: readonly ListedRequest[]): TodoItem[] =>
  requests.flatMap(({ id, state, title, translation, invitations, openQuestions }): TodoItem[] => {
    const subject = { id, title: title ?? '', translation, until: null };
    if (state === 'draft') return [{ what: 'draft', ...subject }];
    if (state !== 'open') return [];
    if (!invitations.some((invitation) => isInvitationRunning(invitation.state)))
      return [{ what: 'nobody', ...subject }];
    const visits = invitations
      .filter((invitation) => invitation.visit === 'proposed')
      .map(({ company }): TodoItem => ({ what: 'visit', ...subject, company: company.name }));
    return openQuestions > 0
      ? [{ what: 'question', ...subject, questions: openQuestions }, ...visits]
      : visits;
  });

const ofProject = (
  what: 'confirm' | 'review',
  { id, name, translation, companyName }: ListedProject,
): TodoItem => ({
  what,
  id,
  title: name,
  translation,
  company: companyName,
  until: null,
});

const isToConfirm = ({ status, companyConfirmed, clientConfirmed }: ListedProject) =>
  status === 'pending' && companyConfirmed && !clientConfirmed;

const ORDER: readonly TodoItem['what'][] = [
  'compare',
  'quote',
  'change',
  'question',
  'visit',
  'nobody',
  'draft',
];

/** Decisions come first, by their deadline; then appointments, then drafts; a review hurries nobody. */
export const listTodoItems = (
  requests: readonly ListedRequest[],
  quotes: readonly ListedQuote[],
  projects: readonly ListedProject[],
): readonly TodoItem[] => {
  const byId = new Map(requests.map((request) => [request.id, request]));
  const titledQuotes = waitingQuotes(quotes).map((item) => {
    const request = item.what === 'compare' ? byId.get(item.id) : undefined;
    return request?.title ? { ...item, title: request.title, translation: request.translation } : item;
  });
  const arranged = waitingRequests(requests).toSorted(
    (a, b) => ORDER.indexOf(a.what) - ORDER.indexOf(b.what),
  );
  const toConfirm = projects.filter(isToConfirm).map((project) => ofProject('confirm', project));
  const toReview = projects
    .filter(({ mayReview }) => mayReview)
    .map((project) => ofProject('review', project));
  return [...titledQuotes, ...toConfirm, ...arranged, ...toReview];
};
