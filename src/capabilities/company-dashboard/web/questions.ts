import { getCompanyProfile } from '#company-dashboard/contract/company-dashboard.ts';
import { type Span, USUAL_SPAN } from '#insights/rules/insights.ts';
import { insightsQuestion } from '#insights/web/index.ts';
import { leadsQuestion, unreadQuestion } from '#messaging/web/index.ts';
import { editorQuestions, ownCompanyQuestion } from '#profile-editor/web/index.ts';
import { proofsQuestion } from '#proofs/web/index.ts';
import { receiptsQuestion, subscriptionQuestion } from '#subscriptions/web/index.ts';
import type { Known } from '#web/page.ts';
import { ask, type Question } from '#web/query.ts';
import { leadQuestions } from './leads/questions.ts';
import { afterOf, type DeskMatch, spanOf, type TabName, tabOf } from './match.ts';
import { latestReviewsQuestion, ownReviewsQuestion } from './reviews/questions.ts';

export const profileQuestion = ask(getCompanyProfile, {});

/** Members are not told of the plan, so they do not ask. */
const ofPayer = ({ read }: Known, ...questions: Question[]) =>
  read(profileQuestion)?.abilities.mayPay ? questions : [];

/** What each tab reads besides the company itself, whose name stands above all of them. */
const questionsOfTab: Record<TabName, (match: DeskMatch, known: Known) => Question[]> = {
  dashboard: (match, known) => [
    ...[...new Set<Span>([USUAL_SPAN, spanOf(match)])].map(insightsQuestion),
    leadsQuestion(),
    latestReviewsQuestion,
    ...ofPayer(known, subscriptionQuestion),
    ownCompanyQuestion,
  ],
  profile: () => [...editorQuestions, proofsQuestion],
  messages: leadQuestions,
  reviews: (match) => [ownReviewsQuestion(afterOf(match))],
  kpis: (match) => [insightsQuestion(spanOf(match))],
  subscription: (_, known) => ofPayer(known, subscriptionQuestion, receiptsQuestion),
};

export const questionsOf = (match: DeskMatch, known: Known): Question[] => [
  profileQuestion,
  unreadQuestion(),
  ...questionsOfTab[tabOf(match)](match, known),
];
