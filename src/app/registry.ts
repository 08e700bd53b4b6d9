import './strings/all-strings.ts';
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
} from '#features/accounts/core/server/index.ts';
import { countStoredFiles, erasePeople, ownDataRoutes } from '#features/accounts/settings/server/index.ts';
import {
  forgetOldChallenges,
  forgetOldResets,
  mailResetJob,
  routes as signIn,
} from '#features/accounts/sign-in/server/index.ts';
import {
  forgetOldInvoices,
  forgetOldStripeEvents,
  joinOnTrial,
  subscriptionJobs,
  routes as subscriptions,
  personalData as subscriptionsData,
} from '#features/billing/subscriptions/server/index.ts';
import {
  checkStatistics,
  personalData as companiesData,
  findDescription,
  findGuarantee,
} from '#features/companies/core/server/index.ts';
import {
  forgetOldDays,
  forgetVisitors,
  routes as insights,
  measureResponsesDaily,
  measureTradesDaily,
} from '#features/companies/insights/server/index.ts';
import {
  routes as companies,
  findCaption,
  findProjectText,
  findProjectTitle,
} from '#features/companies/profile/server/index.ts';
import { editorRoutes } from '#features/companies/profile-editor/server/index.ts';
import { checkVatJob, endProofs, proofRoutes, proofsData } from '#features/companies/proofs/server/index.ts';
import { activityRoute } from '#features/dashboards/client/server/index.ts';
import {
  routes as desk,
  personalData as deskData,
  expireGrandfatheredListingsDaily,
  remindOfLeadsJob,
} from '#features/dashboards/company/server/index.ts';
import {
  routes as directory,
  sitemapSections,
  sumShelfCountsEveryHour,
} from '#features/directory/core/server/index.ts';
import { routes as folders, personalData as foldersData } from '#features/folders/core/server/index.ts';
import { comparisonRoutes } from '#features/folders/pages/server/index.ts';
import { routes as marketing, pagesSection } from '#features/marketing/core/server/index.ts';
import {
  findMessageText,
  forgetOldConversationReports,
  forgetUnsentAttachments,
  routes as messaging,
  personalData as messagingData,
  similarCompaniesRoute,
} from '#features/messaging/core/server/index.ts';
import { forgetReceivedReplies, replyByMailRoute } from '#features/messaging/email-replies/server/index.ts';
import {
  clientReportsData,
  forgetOldClientReports,
  reportClientRoute,
} from '#features/moderation/client-reports/server/index.ts';
import {
  routes as contentReports,
  detectRingsNightly,
} from '#features/moderation/content-reports/server/index.ts';
import {
  forgetOldContentReports,
  forgetOldDecisions,
  forgetOldProposals,
  forgetOldTakedowns,
  mailDigest,
  makeDecisionsEffective,
  routes as moderation,
  personalData as moderationData,
} from '#features/moderation/core/server/index.ts';
import { liftEndedSuspensions, officeRoutes } from '#features/moderation/office/server/index.ts';
import {
  deliverNotificationsJob,
  deliverPostponedNotificationsJob,
  forgetOldMailTokens,
  forgetOldNotifications,
  routes as notifications,
  personalData as notificationsData,
  pushJobs,
} from '#features/notifications/core/server/index.ts';
import { deliveryJobs } from '#features/notifications/email/server/index.ts';
import { workOfProject } from '#features/projects/core/server/index.ts';
import { routes as projects } from '#features/projects/list/server/index.ts';
import { personalData as projectsData, roomRoutes } from '#features/projects/room/server/index.ts';
import { acceptRoutes, forgetOldQuoteCodes } from '#features/quotes/acceptance/server/index.ts';
import { quoteComparisonRoutes } from '#features/quotes/comparison/server/index.ts';
import {
  describeQuoteSubject,
  expireQuotesHourly,
  forgetOldQuoteReports,
  forgetSignedQuotes,
  makePdfJob,
  makeSignedCopyJob,
  routes as quotes,
  personalData as quotesData,
  workOfQuote,
} from '#features/quotes/core/server/index.ts';
import { figuresRoutes, quoteReportRoutes } from '#features/quotes/pages/server/index.ts';
import {
  routes as priceBook,
  personalData as priceBookData,
} from '#features/quotes/price-book/server/index.ts';
import { makePricesDaily, routes as prices, pricesSection } from '#features/quotes/prices/server/index.ts';
import { quoteDraftRoutes, templateRoutes, writerRoutes } from '#features/quotes/writing/server/index.ts';
import {
  enforceDeadlinesJob,
  findAdditionText,
  findAnswerText,
  findQuestionText,
  findRequestText,
  forgetOldRequestReports,
  hasRunningInvitation,
  routes as requests,
  personalData as requestsData,
  workOfRequest,
} from '#features/requests/core/server/index.ts';
import {
  forgetOldInterestSignals,
  routes as newRequest,
} from '#features/requests/new-request/server/index.ts';
import {
  calendarOf,
  forgetOrphanedVisits,
  settleDueVisitsJob,
  routes as visits,
  personalData as visitsData,
  workOfVisit,
} from '#features/requests/visits/server/index.ts';
import {
  findComment,
  findReply,
  forgetOldFlags,
  routes as reviews,
  personalData as reviewsData,
} from '#features/reviews/core/server/index.ts';
import {
  forgetOldActivity,
  routes as team,
  personalData as teamData,
} from '#features/team/core/server/index.ts';
import { translateRoute } from '#features/translations/core/server/index.ts';
import type { Db } from '#server/database/db.ts';
import { moveFiles } from '#server/files/quarantine.ts';
import { removeFiles } from '#server/files/remove-files.ts';
import { forgetOldLimits } from '#server/http/call-limits.ts';
import type { EndpointRoute } from '#server/http/handle.ts';
import { forgetOldKeys } from '#server/http/idempotency.ts';
import type { JobDefinition } from '#server/jobs/job-worker.ts';
import { bringOldJobs } from '#server/jobs/old-jobs.ts';
import { forgetOldEvents } from '#server/live/send-live.ts';
import type { PersonalData } from '#server/privacy/personal-data.ts';

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
export const allRoutes = (db: Db): EndpointRoute[] => [
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
  ...messaging(db, hasRunningInvitation, describeQuoteSubject),
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
  news: forgetOldNotifications,
  'mail-tokens': forgetOldMailTokens,
  'answered-mails': forgetReceivedReplies,
  'orphaned-visits': forgetOrphanedVisits,
  'quote-codes': forgetOldQuoteCodes,
  'request-wishes': forgetOldInterestSignals,
  'live-events': forgetOldEvents,
  'stripe-events': forgetOldStripeEvents,
  invoices: forgetOldInvoices,
  'company-days': forgetOldDays,
  'company-log': forgetOldActivity,
  decisions: forgetOldDecisions,
  'content-reports': forgetOldContentReports,
  'suspension-proposals': forgetOldProposals,
  'conversation-reports': forgetOldConversationReports,
  'client-reports': forgetOldClientReports,
  'request-reports': forgetOldRequestReports,
  'quote-reports': forgetOldQuoteReports,
  'review-flags': forgetOldFlags,
};

const forgettingJobs: readonly JobDefinition[] = Object.entries(forgotten).map(([kind, forget]) => ({
  name: `forget-old-${kind}`,
  every: '17 3 * * *',
  run: async (_, { db }) => {
    await forget(db);
  },
}));

const notificationSources = { calendarOf, worksOf: [workOfProject, workOfRequest, workOfVisit, workOfQuote] };

export const allJobs: readonly JobDefinition[] = [
  ...forgettingJobs,
  bringOldJobs,
  forgetOldTakedowns,
  endDormantAccounts,
  mailResetJob,
  ...deliveryJobs,
  deliverNotificationsJob(notificationSources),
  deliverPostponedNotificationsJob(notificationSources),
  ...pushJobs,
  checkVatJob,
  measureResponsesDaily,
  checkStatistics,
  endProofs,
  ...subscriptionJobs,
  liftEndedSuspensions,
  mailDigest,
  makeDecisionsEffective,
  detectRingsNightly,
  forgetUnsentAttachments,
  enforceDeadlinesJob,
  settleDueVisitsJob,
  expireQuotesHourly,
  forgetSignedQuotes,
  makePdfJob(),
  makeSignedCopyJob(),
  remindOfLeadsJob,
  expireGrandfatheredListingsDaily,
  sumShelfCountsEveryHour,
  forgetVisitors,
  measureTradesDaily,
  makePricesDaily,
  removeFiles,
  moveFiles,
  erasePeople(personalData),
  countStoredFiles([accountsData, companiesData]),
];

export { recordStaffRead } from '#features/accounts/core/server/index.ts';
export { provePerson } from '#features/accounts/sign-in/server/index.ts';
export { countViews } from '#features/companies/insights/server/index.ts';
export { recordActivity, sessionFinder } from '#features/team/core/server/index.ts';

/** The pages in the sitemap. */
export const allSitemapSections = (db: Db) => [...sitemapSections(db), pricesSection(db), pagesSection];
