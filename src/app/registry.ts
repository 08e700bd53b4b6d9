import './strings/all-strings.ts';
import {
  createAccountsFeature,
  muteNotificationEmails,
  personalData as accountsData,
} from '#features/accounts/core/server/index.ts';
import { createAccountSettingsFeature } from '#features/accounts/settings/server/index.ts';
import { signInFeature } from '#features/accounts/sign-in/server/index.ts';
import { apiTokensFeature } from '#features/api/tokens/server/index.ts';
import { webhooksFeature } from '#features/api/webhooks/server/index.ts';
import {
  registerCompanyOnTrial,
  subscriptionsFeature,
} from '#features/billing/subscriptions/server/index.ts';
import {
  companiesFeature,
  findCompanyDescription,
  findCompanyGuarantee,
  personalData as companiesData,
} from '#features/companies/core/server/index.ts';
import { insightsFeature } from '#features/companies/insights/server/index.ts';
import { profileEditorFeature } from '#features/companies/profile-editor/server/index.ts';
import {
  companyProfileFeature,
  findPictureCaption,
  findProjectText,
  findProjectTitle,
} from '#features/companies/profile/server/index.ts';
import { proofsFeature } from '#features/companies/proofs/server/index.ts';
import { clientDashboardFeature } from '#features/dashboards/client/server/index.ts';
import { companyDashboardFeature } from '#features/dashboards/company/server/index.ts';
import { directoryFeature } from '#features/directory/core/server/index.ts';
import { foldersFeature } from '#features/folders/core/server/index.ts';
import { folderPagesFeature } from '#features/folders/pages/server/index.ts';
import { marketingFeature } from '#features/marketing/core/server/index.ts';
import { findMessageText, createMessagingFeature } from '#features/messaging/core/server/index.ts';
import { emailRepliesFeature } from '#features/messaging/email-replies/server/index.ts';
import { clientReportsFeature } from '#features/moderation/client-reports/server/index.ts';
import {
  contentReportsFeature,
  findReportEmailDetails,
} from '#features/moderation/content-reports/server/index.ts';
import { moderationFeature } from '#features/moderation/core/server/index.ts';
import { officeFeature } from '#features/moderation/office/server/index.ts';
import { createNotificationsFeature } from '#features/notifications/core/server/index.ts';
import { emailFeature } from '#features/notifications/email/server/index.ts';
import { findProjectEmailDetails } from '#features/projects/core/server/index.ts';
import { projectsFeature } from '#features/projects/pages/server/index.ts';
import { projectRoomFeature } from '#features/projects/room/server/index.ts';
import { quoteAcceptanceFeature } from '#features/quotes/acceptance/server/index.ts';
import { quoteComparisonFeature } from '#features/quotes/comparison/server/index.ts';
import {
  describeQuoteMessageSubject,
  quotesFeature,
  findQuoteEmailDetails,
} from '#features/quotes/core/server/index.ts';
import { quotePagesFeature } from '#features/quotes/pages/server/index.ts';
import { priceBookFeature } from '#features/quotes/price-book/server/index.ts';
import { pricesFeature } from '#features/quotes/prices/server/index.ts';
import { quoteWritingFeature } from '#features/quotes/writing/server/index.ts';
import {
  findAdditionText,
  findAnswerText,
  findQuestionText,
  findRequestText,
  hasRunningInvitationSql,
  requestsFeature,
  findRequestEmailDetails,
} from '#features/requests/core/server/index.ts';
import { newRequestFeature } from '#features/requests/new-request/server/index.ts';
import {
  findVisitEmailDetails,
  visitCalendarForEmail,
  visitsFeature,
} from '#features/requests/visits/server/index.ts';
import { findReviewComment, findReviewReply, reviewsFeature } from '#features/reviews/core/server/index.ts';
import { teamFeature } from '#features/team/core/server/index.ts';
import { createTranslationsFeature } from '#features/translations/core/server/index.ts';
import type { Db } from '#server/database/db.ts';
import type { FeatureDefinition } from '#server/define-feature.ts';
import { moveFilesJob } from '#server/files/quarantine-files.ts';
import { removeFilesJob } from '#server/files/remove-files.ts';
import { deleteExpiredCallLimits } from '#server/http/call-limits.ts';
import type { EndpointRoute } from '#server/http/handle.ts';
import { deleteExpiredIdempotencyKeys } from '#server/http/idempotency.ts';
import type { JobDefinition } from '#server/jobs/job-worker.ts';
import { migrateOldJobsJob } from '#server/jobs/migrate-old-jobs.ts';
import { deleteOldLiveEvents } from '#server/live/send-live.ts';
import type { PersonalData } from '#server/privacy/personal-data.ts';
import type { Services } from '#server/services/services.ts';

/** Each entry finds the original of a text that somebody wants translated. */
const originals = {
  message: findMessageText,
  request: findRequestText,
  addition: findAdditionText,
  question: findQuestionText,
  answer: findAnswerText,
  company: findCompanyDescription,
  guarantee: findCompanyGuarantee,
  project: findProjectText,
  title: findProjectTitle,
  caption: findPictureCaption,
  review: findReviewComment,
  reply: findReviewReply,
};

const notificationSources = {
  calendarOf: visitCalendarForEmail,
  worksOf: [
    findProjectEmailDetails,
    findRequestEmailDetails,
    findVisitEmailDetails,
    findQuoteEmailDetails,
    findReportEmailDetails,
  ],
};

/** The one feature that needs to know the others is added below. A person's data is erased from the last to the first. */
const otherFeatures: readonly FeatureDefinition[] = [
  createAccountsFeature(registerCompanyOnTrial),
  signInFeature,
  companiesFeature,
  companyProfileFeature,
  proofsFeature,
  profileEditorFeature,
  teamFeature,
  apiTokensFeature,
  webhooksFeature,
  subscriptionsFeature,
  directoryFeature,
  foldersFeature,
  folderPagesFeature,
  clientDashboardFeature,
  projectsFeature,
  projectRoomFeature,
  clientReportsFeature,
  createMessagingFeature({
    hasRunningInvitation: hasRunningInvitationSql,
    describeQuoteSubject: describeQuoteMessageSubject,
  }),
  emailRepliesFeature,
  requestsFeature,
  newRequestFeature,
  visitsFeature,
  reviewsFeature,
  priceBookFeature,
  quotesFeature,
  quoteAcceptanceFeature,
  quoteComparisonFeature,
  quotePagesFeature,
  quoteWritingFeature,
  pricesFeature,
  moderationFeature,
  contentReportsFeature,
  officeFeature,
  companyDashboardFeature,
  insightsFeature,
  createTranslationsFeature(originals),
  marketingFeature,
  emailFeature,
  createNotificationsFeature({ muteMail: muteNotificationEmails, sources: notificationSources }),
];

export const allPersonalData: readonly PersonalData[] = otherFeatures.flatMap(
  (feature) => feature.personalData ?? [],
);

const features: readonly FeatureDefinition[] = [
  ...otherFeatures,
  createAccountSettingsFeature(allPersonalData, [accountsData, companiesData]),
];

export const allEndpointRoutes = (db: Db): EndpointRoute[] =>
  features.flatMap(({ routes = [] }) => (typeof routes === 'function' ? routes(db) : routes));

const hostRetention = {
  keys: deleteExpiredIdempotencyKeys,
  limits: deleteExpiredCallLimits,
  'live-events': deleteOldLiveEvents,
};

const retentionJobs: readonly JobDefinition[] = [
  hostRetention,
  ...features.map(({ retention = {} }) => retention),
].flatMap((retention) =>
  Object.entries(retention).map(([kind, forget]: [string, (db: Db) => Promise<unknown>]) => ({
    name: `forget-old-${kind}`,
    every: '17 3 * * *',
    run: async (_: unknown, { db }: Services) => {
      await forget(db);
    },
  })),
);

export const allJobs: readonly JobDefinition[] = [
  ...retentionJobs,
  migrateOldJobsJob,
  removeFilesJob,
  moveFilesJob,
  ...features.flatMap(({ jobs = [] }) => jobs),
];

export { recordStaffRead } from '#features/accounts/core/server/index.ts';
export { stepUpWithPassword } from '#features/accounts/sign-in/server/index.ts';
export { createViewCounter } from '#features/companies/insights/server/index.ts';
export { webhookEvents } from '#features/api/webhooks/contract/webhook-events.ts';
export { createTokenHolderFinder } from '#features/api/tokens/server/index.ts';
export { recordActivity, createSessionFinder } from '#features/team/core/server/index.ts';

export const allSitemapSections = (db: Db) => features.flatMap(({ sitemap }) => sitemap?.(db) ?? []);
