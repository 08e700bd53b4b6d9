import type { Known } from '../../../web/page.ts';
import { ask, type Question } from '../../../web/query.ts';
import { factsQuestion } from '../../companies/web/index.ts';
import { unreadQuestion } from '../../messaging/web/index.ts';
import { getCompanyProfile } from '../contract.ts';
import { type DeskMatch, type TabName, tabOf } from './match.ts';

export const profileQuestion = ask(getCompanyProfile, {});

/** What each tab reads besides the company itself, whose name stands above all of them. */
const questionsOfTab: Record<TabName, (match: DeskMatch, known: Known) => Question[]> = {
  dashboard: () => [],
  profile: () => [factsQuestion],
  messages: () => [],
  reviews: () => [],
  kpis: () => [],
  subscription: () => [],
};

export const questionsOf = (match: DeskMatch, known: Known): Question[] => [
  profileQuestion,
  unreadQuestion(),
  ...questionsOfTab[tabOf(match)](match, known),
];
