import { listCategories } from '#directory/contract/directory.ts';
import { getDesk, listQueue } from '#moderation/contract/moderation.ts';
import { findCompanies, findPeople, getKeyFigures, listDecisions } from '#moderation/contract/office.ts';
import { type Queue, queues } from '#moderation/rules/moderation.ts';
import type { MatchOf } from '#web/navigation/page-address.ts';
import { ask, type Question } from '#web/query.ts';
import type { adminAddress } from './page-addresses.ts';

export type DeskMatch = MatchOf<typeof adminAddress>;

export type TabName = Queue | 'people' | 'categories' | 'log';

const QUEUE_PAGE = '25';
const LOG_PAGE = '50';

const tabs: readonly TabName[] = [...queues, 'people', 'categories', 'log'];

export const tabOf = ({ search }: DeskMatch): TabName => tabs.find((tab) => tab === search.tab) ?? 'reviews';

export const isQueue = (tab: TabName): tab is Queue => queues.some((queue) => queue === tab);

export const addressOf = (tab: TabName, after?: string) => {
  const search = new URLSearchParams({
    ...(tab === 'reviews' ? {} : { tab }),
    ...(after === undefined ? {} : { after }),
  }).toString();
  return search ? `/admin?${search}` : '/admin';
};

export const deskQuestion = ask(getDesk, {});

export const queueQuestion = (queue: Queue, after?: number) =>
  ask(listQueue, { params: { queue }, query: { limit: QUEUE_PAGE, cursor: after?.toString() } });

export const peopleQuestion = (q: string) => ask(findPeople, { query: { q } });
export const companiesQuestion = (q: string) => ask(findCompanies, { query: { q } });
export const categoriesQuestion = ask(listCategories, {});
export const figuresQuestion = ask(getKeyFigures, {});
export const logQuestion = (after?: number) =>
  ask(listDecisions, { query: { limit: LOG_PAGE, cursor: after?.toString() } });

export const questionsOf = (match: DeskMatch): Question[] => {
  const { after, q } = match.search;
  const tab = tabOf(match);
  if (isQueue(tab)) return [deskQuestion, queueQuestion(tab, after)];
  if (tab === 'people') return q ? [deskQuestion, peopleQuestion(q), companiesQuestion(q)] : [deskQuestion];
  if (tab === 'categories') return [deskQuestion, categoriesQuestion];
  return [deskQuestion, figuresQuestion, logQuestion(after)];
};
