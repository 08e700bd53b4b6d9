import { type CompanyProfile, getCompanyProfile } from '#company-dashboard/contract/company-dashboard.ts';
import { type InsightSpan, USUAL_INSIGHT_SPAN } from '#insights/rules/insights.ts';
import { insightsQuestion } from '#insights/web/index.ts';
import { leadsQuestion, unreadMessagesQuestion } from '#messaging/web/index.ts';
import { editorQuestions, ownCompanyQuestion } from '#profile-editor/web/index.ts';
import { proofsQuestion } from '#proofs/web/index.ts';
import { quoteFiguresQuestion } from '#quote-pages/web/index.ts';
import { invitationsQuestion } from '#requests/web/index.ts';
import { receiptsQuestion, subscriptionQuestion } from '#subscriptions/web/index.ts';
import type { Known } from '#web/page.ts';
import { type Question, questionFor } from '#web/query.ts';
import { leadQuestions, recentLeadsQuestion } from './leads/questions.ts';
import { latestReviewsQuestion, ownReviewsQuestion } from './reviews/questions.ts';
import { type DeskMatch, type DeskTab, deskCursorIn, deskTabIn, spanIn } from './tabs.ts';

export const companyProfileQuestion = questionFor(getCompanyProfile, {});

/** Of how many days somebody sees the figures first. */
export const firstSpanIn = (profile: CompanyProfile | undefined): InsightSpan =>
  profile?.firstSpan ?? USUAL_INSIGHT_SPAN;

/** Which figures are asked for is known once the company is. */
const insightsOf = (match: DeskMatch, { read }: Known, besides: readonly InsightSpan[] = []) => {
  const profile = read(companyProfileQuestion);
  if (!profile) return [];
  return [...new Set([...besides, spanIn(match, profile.firstSpan)])].map(insightsQuestion);
};

/** What somebody of the team may not see their pages do not ask for. */
const ofThose =
  (ability: keyof CompanyProfile['abilities']) =>
  ({ read }: Known, ...questions: Question[]) =>
    read(companyProfileQuestion)?.abilities[ability] ? questions : [];

const ofPayer = ofThose('mayPay');
const ofEditor = ofThose('mayEdit');

/** What each tab reads besides the company itself, whose name stands above all of them. */
const questionsOfTab: Record<DeskTab, (match: DeskMatch, known: Known) => Question[]> = {
  dashboard: (match, known) => [
    ...insightsOf(match, known, [firstSpanIn(known.read(companyProfileQuestion))]),
    leadsQuestion(),
    recentLeadsQuestion,
    latestReviewsQuestion,
    quoteFiguresQuestion(),
    ...ofPayer(known, subscriptionQuestion),
    ...ofEditor(known, ownCompanyQuestion),
  ],
  profile: (_, known) => ofEditor(known, ...editorQuestions, proofsQuestion),
  messages: (match) => [invitationsQuestion, ...leadQuestions(match)],
  reviews: (match) => [ownReviewsQuestion(deskCursorIn(match))],
  kpis: (match, known) => [...insightsOf(match, known), quoteFiguresQuestion()],
  subscription: (_, known) => ofPayer(known, subscriptionQuestion, receiptsQuestion),
};

export const deskQuestions = (match: DeskMatch, known: Known): Question[] => [
  companyProfileQuestion,
  unreadMessagesQuestion(),
  ...questionsOfTab[deskTabIn(match)](match, known),
];
