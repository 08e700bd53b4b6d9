import { securityEventKinds } from '#accounts/rules/security-events.ts';
import type { StaffRole } from '#kernel/visitor.ts';
import { type Queue, queues } from '#moderation/rules/moderation.ts';
import { deskQuestion, type OfficeTab, queueQuestion } from '#moderation/web/index.ts';
import { getKeyFigures, listDecisions } from '#office/contract/office.ts';
import { listOfficeCategories } from '#office/contract/office-categories.ts';
import { findCompanies, findPeople, listProposedSuspensions } from '#office/contract/people.ts';
import { readTrail } from '#office/contract/trail.ts';
import type { MatchOf } from '#web/navigation/page-address.ts';
import { type Question, questionFor } from '#web/query.ts';
import type { adminAddress } from './page-addresses.ts';

export type OfficeMatch = MatchOf<typeof adminAddress>;

const LOG_PAGE = '50';

/** In the order they stand in; an admin's are not there for a moderator. */
export const tabsFor = (role: StaffRole | null | undefined): readonly OfficeTab[] =>
  role === 'admin'
    ? [...queues, 'people', 'categories', 'figures', 'log', 'trail', 'checks']
    : [...queues, 'log'];

const tabs = tabsFor('admin');

export const officeTabIn = ({ search }: OfficeMatch): OfficeTab =>
  tabs.find((tab) => tab === search.tab) ?? 'reviews';

export const isQueue = (tab: OfficeTab): tab is Queue => queues.some((queue) => queue === tab);

export const peopleQuestion = (q: string) => questionFor(findPeople, { query: { q } });

export const proposedSuspensionsQuestion = questionFor(listProposedSuspensions, {});

export const officeCompaniesQuestion = (q: string) => questionFor(findCompanies, { query: { q } });

export const officeCategoriesQuestion = questionFor(listOfficeCategories, {});

export const officeFiguresQuestion = questionFor(getKeyFigures, {});

export const decisionLogQuestion = (after?: number) =>
  questionFor(listDecisions, { query: { limit: LOG_PAGE, cursor: after?.toString() } });

export const trailQuestion = ({ search: { q, kind, after } }: OfficeMatch) =>
  questionFor(readTrail, {
    query: {
      limit: LOG_PAGE,
      person: q,
      kind: securityEventKinds.find((known) => known === kind),
      cursor: after?.toString(),
    },
  });

export const officeQuestions = (match: OfficeMatch, role: StaffRole | null | undefined): Question[] => {
  const { after, q } = match.search;
  const tab = officeTabIn(match);
  // Refused, which gives the page its status.
  if (!tabsFor(role).includes(tab)) return [officeFiguresQuestion];
  if (isQueue(tab)) return [deskQuestion, queueQuestion(tab, after)];
  if (tab === 'people')
    return [
      deskQuestion,
      proposedSuspensionsQuestion,
      ...(q ? [peopleQuestion(q), officeCompaniesQuestion(q)] : []),
    ];
  if (tab === 'trail') return [deskQuestion, trailQuestion(match)];
  if (tab === 'categories') return [deskQuestion, officeCategoriesQuestion];
  // They send mail: nothing is checked before somebody presses.
  if (tab === 'checks') return [deskQuestion];
  if (tab === 'figures') return [deskQuestion, officeFiguresQuestion];
  return [deskQuestion, decisionLogQuestion(after)];
};
