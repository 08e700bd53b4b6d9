import type { Day } from '#kernel/calendar.ts';
import type { ListedProject } from '#projects/contract/projects.ts';
import type { ListedQuote } from '#quotes/contract/shapes.ts';
import type { ListedRequest } from '#requests/contract/shapes.ts';
import { isRunning } from '#requests/rules/requests.ts';
import type { TranslationOffer } from '#translations/contract/translations.ts';

/** Something only the client can move on. */
export type Waiting = Named & What;

interface Named {
  id: number;
  /** As somebody wrote it. */
  title: string;
  /** Of the title. */
  translation: TranslationOffer;
}

type What =
  /** Several quotes for one request. */
  | { what: 'compare'; quotes: number; until: Day | null }
  | { what: 'quote' | 'change'; company: string; until: Day | null }
  /** A company says that a project is done. */
  | { what: 'confirm'; company: string; until: null }
  /** A project is done, and what it was like is not said yet. */
  | { what: 'review'; company: string; until: null }
  /** A company has proposed times to come and see the work. */
  | { what: 'visit'; company: string; until: null }
  /** Companies asked something about the work. */
  | { what: 'question'; questions: number; until: null }
  /** No company is left that could quote, or it was never sent. */
  | { what: 'nobody' | 'draft'; until: null };

const untilOf = (quotes: readonly ListedQuote[]): Day | null =>
  quotes
    .map(({ validUntil }) => validUntil)
    .filter((day) => day !== null)
    .toSorted()[0] ?? null;

/** Quotes of one request are one thing to decide. */
const quotesThatWait = (quotes: readonly ListedQuote[]): Waiting[] => {
  const open = quotes.filter(({ state }) => state === 'sent');
  const groups = [...Map.groupBy(open, ({ id, requestId }) => requestId ?? `quote ${id}`).values()];
  return groups
    .flatMap((group): Waiting[] => {
      const [first] = group;
      if (!first) return [];
      const { id, requestId, isChange, company, object: title, translation } = first;
      const until = untilOf(group);
      if (group.length > 1 && requestId !== null)
        return [{ what: 'compare', id: requestId, title, translation, quotes: group.length, until }];
      return [{ what: isChange ? 'change' : 'quote', id, title, translation, company: company.name, until }];
    })
    .toSorted((one, other) => (one.until ?? '9999').localeCompare(other.until ?? '9999'));
};

const requestsThatWait = (requests: readonly ListedRequest[]): Waiting[] =>
  requests.flatMap(({ id, state, title, translation, invitations, openQuestions }): Waiting[] => {
    const told = { id, title: title ?? '', translation, until: null };
    if (state === 'draft') return [{ what: 'draft', ...told }];
    if (state !== 'open') return [];
    if (!invitations.some((one) => isRunning(one.state))) return [{ what: 'nobody', ...told }];
    const visits = invitations
      .filter((one) => one.visit === 'proposed')
      .map(({ company }): Waiting => ({ what: 'visit', ...told, company: company.name }));
    return openQuestions > 0 ? [{ what: 'question', ...told, questions: openQuestions }, ...visits] : visits;
  });

const ofProject = (
  what: 'confirm' | 'review',
  { id, name, translation, companyName }: ListedProject,
): Waiting => ({
  what,
  id,
  title: name,
  translation,
  company: companyName,
  until: null,
});

const isToConfirm = ({ status, companyConfirmed, clientConfirmed }: ListedProject) =>
  status === 'pending' && companyConfirmed && !clientConfirmed;

const ORDER: readonly Waiting['what'][] = [
  'compare',
  'quote',
  'change',
  'question',
  'visit',
  'nobody',
  'draft',
];

/** What can be decided, first what ends soonest; then what can be arranged, then what was begun; a review hurries nobody. */
export const whatWaits = (
  requests: readonly ListedRequest[],
  quotes: readonly ListedQuote[],
  projects: readonly ListedProject[],
): readonly Waiting[] => {
  const byId = new Map(requests.map((request) => [request.id, request]));
  const named = quotesThatWait(quotes).map((one) => {
    const request = one.what === 'compare' ? byId.get(one.id) : undefined;
    return request?.title ? { ...one, title: request.title, translation: request.translation } : one;
  });
  const arranged = requestsThatWait(requests).toSorted(
    (one, other) => ORDER.indexOf(one.what) - ORDER.indexOf(other.what),
  );
  const toConfirm = projects.filter(isToConfirm).map((project) => ofProject('confirm', project));
  const toReview = projects
    .filter(({ mayReview }) => mayReview)
    .map((project) => ofProject('review', project));
  return [...named, ...toConfirm, ...arranged, ...toReview];
};
