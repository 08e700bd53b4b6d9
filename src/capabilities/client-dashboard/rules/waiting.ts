import type { Day } from '#kernel/calendar.ts';
import type { ListedProject } from '#projects/contract/projects.ts';
import type { ListedQuote } from '#quotes/contract/shapes.ts';
import type { ListedRequest } from '#requests/contract/shapes.ts';
import { isRunning } from '#requests/rules/requests.ts';

/** Something only the client can move on. */
export type Waiting =
  /** Several quotes for one request. */
  | { what: 'compare'; id: number; title: string; quotes: number; until: Day | null }
  | { what: 'quote' | 'change'; id: number; title: string; company: string; until: Day | null }
  /** A company says that a project is done. */
  | { what: 'confirm'; id: number; title: string; company: string; until: null }
  /** A project is done, and what it was like is not said yet. */
  | { what: 'review'; id: number; title: string; company: string; until: null }
  /** A company has proposed times to come and see the work. */
  | { what: 'visit'; id: number; title: string; company: string; until: null }
  /** Companies asked something about the work. */
  | { what: 'question'; id: number; title: string; questions: number; until: null }
  /** No company is left that could quote, or it was never sent. */
  | { what: 'nobody' | 'draft'; id: number; title: string; until: null };

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
      const { id, requestId, isChange, company, object: title } = first;
      const until = untilOf(group);
      if (group.length > 1 && requestId !== null)
        return [{ what: 'compare', id: requestId, title, quotes: group.length, until }];
      return [{ what: isChange ? 'change' : 'quote', id, title, company: company.name, until }];
    })
    .toSorted((one, other) => (one.until ?? '9999').localeCompare(other.until ?? '9999'));
};

const requestsThatWait = (requests: readonly ListedRequest[]): Waiting[] =>
  requests.flatMap(({ id, state, title, invitations, openQuestions }): Waiting[] => {
    const told = { id, title: title ?? '', until: null };
    if (state === 'draft') return [{ what: 'draft', ...told }];
    if (state !== 'open') return [];
    if (!invitations.some((one) => isRunning(one.state))) return [{ what: 'nobody', ...told }];
    const visits = invitations
      .filter((one) => one.visit === 'proposed')
      .map(({ company }): Waiting => ({ what: 'visit', ...told, company: company.name }));
    return openQuestions > 0 ? [{ what: 'question', ...told, questions: openQuestions }, ...visits] : visits;
  });

const ofProject = (what: 'confirm' | 'review', { id, name, companyName }: ListedProject): Waiting => ({
  what,
  id,
  title: name,
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
  const titles = new Map(requests.map(({ id, title }) => [id, title]));
  const named = quotesThatWait(quotes).map((one) =>
    one.what === 'compare' ? { ...one, title: titles.get(one.id) ?? one.title } : one,
  );
  const arranged = requestsThatWait(requests).toSorted(
    (one, other) => ORDER.indexOf(one.what) - ORDER.indexOf(other.what),
  );
  const toConfirm = projects.filter(isToConfirm).map((project) => ofProject('confirm', project));
  const toReview = projects
    .filter(({ mayReview }) => mayReview)
    .map((project) => ofProject('review', project));
  return [...named, ...toConfirm, ...arranged, ...toReview];
};
