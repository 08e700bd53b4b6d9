import './strings/all-strings.ts';
import { countStoredFiles, erasePeople, ownDataRoutes } from '#account-settings/server/index.ts';
import {
  routes as accounts,
  personalData as accountsData,
  endDormantAccounts,
  forgetOldAttempts,
  forgetOldCodes,
  forgetOldKnownBrowsers,
  forgetOldNetworks,
  forgetOldSecurityEvents,
  forgetOldSessions,
  muteMail,
} from '#accounts/server/index.ts';
import { activityRoute } from '#client-dashboard/server/index.ts';
import {
  clientReportsData,
  forgetOldClientReports,
  reportClientRoute,
} from '#client-reports/server/index.ts';
import {
  checkFigures,
  personalData as companiesData,
  findDescription,
  findGuarantee,
} from '#companies/server/index.ts';
import {
  routes as desk,
  personalData as deskData,
  keepListingsDaily,
  remindOfLeadsJob,
} from '#company-dashboard/server/index.ts';
import {
  routes as companies,
  findCaption,
  findProjectText,
  findProjectTitle,
} from '#company-profile/server/index.ts';
import { routes as contentReports, lookForRingsNightly } from '#content-reports/server/index.ts';
import { routes as directory, sitemapSections, sumShelfCountsEveryHour } from '#directory/server/index.ts';
import { comparisonRoutes } from '#folder-pages/server/index.ts';
import { routes as folders, personalData as foldersData } from '#folders/server/index.ts';
import {
  forgetOldDays,
  forgetVisitors,
  routes as insights,
  measureResponsesDaily,
  measureTradesDaily,
} from '#insights/server/index.ts';
import { deliveryJobs } from '#mail/server/index.ts';
import { forgetReceivedReplies, replyByMailRoute } from '#mail-replies/server/index.ts';
import { routes as marketing, pagesSection } from '#marketing/server/index.ts';
import {
  findMessageText,
  forgetOldConversationReports,
  forgetUnsentAttachments,
  routes as messaging,
  personalData as messagingData,
  similarCompaniesRoute,
} from '#messaging/server/index.ts';
import {
  forgetOldContentReports,
  forgetOldDecisions,
  forgetOldProposals,
  forgetOldTakedowns,
  mailDigest,
  makeDecisionsEffective,
  routes as moderation,
  personalData as moderationData,
} from '#moderation/server/index.ts';
import { forgetOldWishes, routes as newRequest } from '#new-request/server/index.ts';
import {
  deliverHeldNewsJob,
  deliverNewsJob,
  forgetOldMailTokens,
  forgetOldNews,
  routes as notifications,
  personalData as notificationsData,
  pushJobs,
} from '#notifications/server/index.ts';
import { liftEndedSuspensions, officeRoutes } from '#office/server/index.ts';
import { routes as priceBook, personalData as priceBookData } from '#price-book/server/index.ts';
import { makePricesDaily, routes as prices, pricesSection } from '#prices/server/index.ts';
import { editorRoutes } from '#profile-editor/server/index.ts';
import { workOfProject } from '#project-records/server/index.ts';
import { personalData as projectsData, roomRoutes } from '#project-room/server/index.ts';
import { routes as projects } from '#projects/server/index.ts';
import { checkVatJob, endProofs, proofRoutes, proofsData } from '#proofs/server/index.ts';
import { acceptRoutes, forgetOldQuoteCodes } from '#quote-acceptance/server/index.ts';
import { quoteComparisonRoutes } from '#quote-comparison/server/index.ts';
import { figuresRoutes, quoteReportRoutes } from '#quote-pages/server/index.ts';
import { quoteDraftRoutes, templateRoutes, writerRoutes } from '#quote-writing/server/index.ts';
import {
  forgetOldQuoteReports,
  forgetSignedQuotes,
  keepQuotesEveryHour,
  makePaperJob,
  makeSignedCopyJob,
  nameWhatItIsAbout,
  routes as quotes,
  personalData as quotesData,
  workOfQuote,
} from '#quotes/server/index.ts';
import {
  findAdditionText,
  findAnswerText,
  findQuestionText,
  findRequestText,
  forgetOldRequestReports,
  isAskedBy,
  keepDeadlinesEveryMinute,
  routes as requests,
  personalData as requestsData,
  workOfRequest,
} from '#requests/server/index.ts';
import {
  findComment,
  findReply,
  forgetOldFlags,
  routes as reviews,
  personalData as reviewsData,
} from '#reviews/server/index.ts';
import type { Db } from '#server/database/db.ts';
import { removeFiles } from '#server/files/remove-files.ts';
import { moveFiles } from '#server/files/set-aside.ts';
import type { Route } from '#server/http/answer.ts';
import { forgetOldKeys } from '#server/http/idempotency.ts';
import type { Job } from '#server/jobs.ts';
import { forgetOldLimits } from '#server/limits.ts';
import { forgetOldEvents } from '#server/live/send-live.ts';
import { bringOldJobs } from '#server/old-jobs.ts';
import type { PersonalData } from '#server/personal-data.ts';
import {
  forgetOldChallenges,
  forgetOldResets,
  mailResetJob,
  routes as signIn,
} from '#sign-in/server/index.ts';
import {
  forgetOldInvoices,
  forgetOldStripeEvents,
  joinOnTrial,
  subscriptionJobs,
  routes as subscriptions,
  personalData as subscriptionsData,
} from '#subscriptions/server/index.ts';
import { forgetOldWork, routes as team, personalData as teamData } from '#team/server/index.ts';
import { translateRoute } from '#translations/server/index.ts';
import {
  calendarOf,
  forgetOrphanedVisits,
  keepVisitsEveryMinute,
  routes as visits,
  personalData as visitsData,
  workOfVisit,
} from '#visits/server/index.ts';

/** What is kept of a person, from the bottom up: it is erased from the top down. */
export const personalData: readonly PersonalData[] = [
  accountsData,
  companiesData,
  proofsData,
  teamData,
  subscriptionsData,
  foldersData,
  projectsData,
  clientReportsData,
  messagingData,
  requestsData,
  visitsData,
  reviewsData,
  priceBookData,
  quotesData,
  moderationData,
  deskData,
  notificationsData,
];

/** Every endpoint of Giewel: each capability is named here once. */
export const allRoutes = (db: Db): Route[] => [
  ...accounts(joinOnTrial),
  ...signIn,
  ...ownDataRoutes(personalData),
  ...companies(db),
  ...proofRoutes,
  ...editorRoutes,
  ...team,
  ...subscriptions,
  ...directory(db),
  ...folders(db),
  ...comparisonRoutes(db),
  activityRoute,
  ...notifications(muteMail),
  reportClientRoute,
  ...messaging(db, isAskedBy, nameWhatItIsAbout),
  replyByMailRoute,
  similarCompaniesRoute,
  ...newRequest,
  ...requests,
  ...visits,
  ...projects(db),
  ...roomRoutes,
  ...priceBook,
  ...quotes,
  ...quoteDraftRoutes,
  ...templateRoutes,
  ...writerRoutes,
  ...figuresRoutes,
  ...quoteReportRoutes,
  ...quoteComparisonRoutes(db),
  ...acceptRoutes,
  ...prices,
  ...reviews,
  ...moderation,
  ...contentReports,
  ...officeRoutes,
  ...desk,
  ...insights,
  translateRoute({
    message: findMessageText,
    request: findRequestText,
    addition: findAdditionText,
    question: findQuestionText,
    answer: findAnswerText,
    company: findDescription,
    guarantee: findGuarantee,
    project: findProjectText,
    title: findProjectTitle,
    caption: findCaption,
    review: findComment,
    reply: findReply,
  }),
  ...marketing,
];

/** What is kept for a time only. Each is a job of its own: one that fails does not stop the others. */
const forgotten: Readonly<Record<string, (db: Db) => Promise<unknown>>> = {
  keys: forgetOldKeys,
  sessions: forgetOldSessions,
  'known-browsers': forgetOldKnownBrowsers,
  'sign-up-attempts': forgetOldAttempts,
  networks: forgetOldNetworks,
  codes: forgetOldCodes,
  'password-resets': forgetOldResets,
  'passkey-challenges': forgetOldChallenges,
  'security-events': forgetOldSecurityEvents,
  limits: forgetOldLimits,
  news: forgetOldNews,
  'mail-tokens': forgetOldMailTokens,
  'answered-mails': forgetReceivedReplies,
  'orphaned-visits': forgetOrphanedVisits,
  'quote-codes': forgetOldQuoteCodes,
  'request-wishes': forgetOldWishes,
  'live-events': forgetOldEvents,
  'stripe-events': forgetOldStripeEvents,
  invoices: forgetOldInvoices,
  'company-days': forgetOldDays,
  'company-log': forgetOldWork,
  decisions: forgetOldDecisions,
  'content-reports': forgetOldContentReports,
  'suspension-proposals': forgetOldProposals,
  'conversation-reports': forgetOldConversationReports,
  'client-reports': forgetOldClientReports,
  'request-reports': forgetOldRequestReports,
  'quote-reports': forgetOldQuoteReports,
  'review-flags': forgetOldFlags,
};

const forgettingJobs: readonly Job[] = Object.entries(forgotten).map(([what, forget]) => ({
  name: `forget-old-${what}`,
  every: '17 3 * * *',
  run: async (_, { db }) => {
    await forget(db);
  },
}));

const ofNews = { calendarOf, worksOf: [workOfProject, workOfRequest, workOfVisit, workOfQuote] };

export const allJobs: readonly Job[] = [
  ...forgettingJobs,
  bringOldJobs,
  forgetOldTakedowns,
  endDormantAccounts,
  mailResetJob,
  ...deliveryJobs,
  deliverNewsJob(ofNews),
  deliverHeldNewsJob(ofNews),
  ...pushJobs,
  checkVatJob,
  measureResponsesDaily,
  checkFigures,
  endProofs,
  ...subscriptionJobs,
  liftEndedSuspensions,
  mailDigest,
  makeDecisionsEffective,
  lookForRingsNightly,
  forgetUnsentAttachments,
  keepDeadlinesEveryMinute,
  keepVisitsEveryMinute,
  keepQuotesEveryHour,
  forgetSignedQuotes,
  makePaperJob(),
  makeSignedCopyJob(),
  remindOfLeadsJob,
  keepListingsDaily,
  sumShelfCountsEveryHour,
  forgetVisitors,
  measureTradesDaily,
  makePricesDaily,
  removeFiles,
  moveFiles,
  erasePeople(personalData),
  countStoredFiles([accountsData, companiesData]),
];

export { noteStaffRead } from '#accounts/server/index.ts';
export { countOnlookers } from '#insights/server/index.ts';
export { provePerson } from '#sign-in/server/index.ts';
export { noteWork, sessionFinder } from '#team/server/index.ts';

/** The pages in the sitemap. */
export const allSitemapSections = (db: Db) => [...sitemapSections(db), pricesSection(db), pagesSection];
