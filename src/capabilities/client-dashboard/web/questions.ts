import { listActivity } from '#client-dashboard/contract/activity.ts';
import { contactsQuestion, foldersQuestion } from '#folders/web/index.ts';
import { leadsQuestion, messageableQuestion, unreadMessagesQuestion } from '#messaging/web/index.ts';
import { ownProjectsQuestion } from '#projects/web/index.ts';
import { openQuotesQuestion } from '#quotes/web/index.ts';
import { requestsQuestion } from '#requests/web/index.ts';
import type { Known } from '#web/page.ts';
import { type Question, questionFor } from '#web/query.ts';
import { type DashboardMatch, type DashboardTab, dashboardTabIn } from './tabs.ts';

export const activityQuestion = questionFor(listActivity, {});

/** The likes that the address asks for. */
export const likesQuestion = ({ search }: DashboardMatch) => contactsQuestion(search.after?.toString());

const questionsOfTab: Record<DashboardTab, (match: DashboardMatch, known: Known) => Question[]> = {
  overview: (_, { visitor }) => [
    foldersQuestion,
    contactsQuestion(),
    ownProjectsQuestion,
    leadsQuestion(),
    activityQuestion,
    ...(visitor?.userType === 'private' ? [requestsQuestion(), openQuotesQuestion()] : []),
  ],
  folders: () => [foldersQuestion, ownProjectsQuestion],
  // Whom one could write to is asked for clients alone.
  messages: (_, { visitor }) => [
    leadsQuestion(),
    ...(visitor?.userType === 'private' ? [messageableQuestion()] : []),
  ],
  contacts: (match) => [likesQuestion(match)],
};

export const dashboardQuestions = (match: DashboardMatch, known: Known): Question[] => [
  unreadMessagesQuestion(),
  ...questionsOfTab[dashboardTabIn(match)](match, known),
];
