import {
  routes as accounts,
  personalData as accountsData,
  erasePeople,
  forgetOldAttempts,
  forgetOldChallenges,
  forgetOldCodes,
  forgetOldResets,
  muteMail,
  ownDataRoutes,
} from '../capabilities/accounts/server/index.ts';

import {
  checkFigures,
  checkVatJob,
  routes as companies,
  personalData as companiesData,
  editorRoutes,
  endFacts,
  factRoutes,
  measureResponsesDaily,
  proofsData,
} from '../capabilities/companies/server/index.ts';
import {
  routes as desk,
  personalData as deskData,
  similarCompaniesRoute,
} from '../capabilities/desk/server/index.ts';
import { routes as directory, sitemapSections } from '../capabilities/directory/server/index.ts';
import {
  activityRoute,
  comparisonRoutes,
  routes as folders,
  personalData as foldersData,
} from '../capabilities/folders/server/index.ts';
import {
  forgetVisitors,
  routes as insights,
  measureTradesDaily,
} from '../capabilities/insights/server/index.ts';
import { routes as marketing, pagesSection } from '../capabilities/marketing/server/index.ts';
import {
  forgetAnsweredMails,
  forgetUnsentAttachments,
  routes as messaging,
  personalData as messagingData,
} from '../capabilities/messaging/server/index.ts';
import {
  clientReportsData,
  liftEndedSuspensions,
  routes as moderation,
  personalData as moderationData,
  reportClientRoute,
} from '../capabilities/moderation/server/index.ts';
import {
  deliveryJobs,
  forgetOldMailTokens,
  forgetOldNews,
  routes as notifications,
  personalData as notificationsData,
  pushJobs,
  tellJob,
} from '../capabilities/notifications/server/index.ts';
import {
  routes as projects,
  personalData as projectsData,
  roomRoutes,
} from '../capabilities/projects/server/index.ts';
import { routes as reviews, personalData as reviewsData } from '../capabilities/reviews/server/index.ts';
import {
  forgetOldInvoices,
  forgetOldStripeEvents,
  joinOnTrial,
  subscriptionJobs,
  routes as subscriptions,
  personalData as subscriptionsData,
} from '../capabilities/subscriptions/server/index.ts';
import { routes as team, personalData as teamData } from '../capabilities/team/server/index.ts';

import type { Db } from './database/db.ts';
import { removeFiles } from './files/remove-files.ts';
import type { Route } from './http/answer.ts';
import { forgetOldKeys } from './http/idempotency.ts';
import type { Job } from './jobs.ts';
import { forgetOldLimits } from './limits.ts';
import { forgetOldEvents } from './live/tell.ts';
import type { PersonalData } from './personal-data.ts';
import { forgetOldSessions } from './sessions.ts';

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
  reviewsData,
  moderationData,
  deskData,
  notificationsData,
];

/** Every endpoint of Giewel: each capability is named here once. */
export const allRoutes = (db: Db): Route[] => [
  ...accounts(joinOnTrial),
  ...ownDataRoutes(personalData),
  ...companies(db),
  ...factRoutes,
  ...editorRoutes,
  ...team,
  ...subscriptions,
  ...directory(db),
  ...folders(db),
  ...comparisonRoutes(db),
  activityRoute,
  ...notifications(muteMail),
  reportClientRoute,
  ...messaging(db),
  similarCompaniesRoute,
  ...projects(db),
  ...roomRoutes,
  ...reviews,
  ...moderation,
  ...desk,
  ...insights,
  ...marketing,
];

export const allJobs: readonly Job[] = [
  {
    name: 'sweep',
    every: '17 3 * * *',
    run: async (_, { db }) => {
      await forgetOldKeys(db);
      await forgetOldSessions(db);
      await forgetOldAttempts(db);
      await forgetOldCodes(db);
      await forgetOldResets(db);
      await forgetOldChallenges(db);
      await forgetOldLimits(db);
      await forgetOldNews(db);
      await forgetOldMailTokens(db);
      await forgetAnsweredMails(db);
      await forgetOldEvents(db);
      await forgetOldStripeEvents(db);
      await forgetOldInvoices(db);
    },
  },
  ...deliveryJobs,
  tellJob,
  ...pushJobs,
  checkVatJob,
  measureResponsesDaily,
  checkFigures,
  endFacts,
  ...subscriptionJobs,
  liftEndedSuspensions,
  forgetUnsentAttachments,
  forgetVisitors,
  measureTradesDaily,
  removeFiles,
  erasePeople(personalData),
];

export { countOnlookers } from '../capabilities/insights/server/index.ts';
export { noteWork } from '../capabilities/team/server/index.ts';

/** What search engines are told of. */
export const allSitemapSections = (db: Db) => [...sitemapSections(db), pagesSection];
