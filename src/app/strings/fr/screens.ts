import { sentences as accounts } from '#accounts/strings/fr/accounts.ts';
import { sentences as secondFactor } from '#accounts/strings/fr/second-factor.ts';
import { sentences as securityEvents } from '#accounts/strings/fr/security-events.ts';
import { sentences as clientReport } from '#client-reports/strings/fr/client-report.ts';
import { sentences as companies } from '#companies/strings/fr/companies.ts';
import { sentences as desk } from '#company-dashboard/strings/fr/desk.ts';
import { sentences as firstSteps } from '#company-dashboard/strings/fr/first-steps.ts';
import { sentences as leads } from '#company-dashboard/strings/fr/leads.ts';
import { sentences as profile } from '#company-profile/strings/fr/profile.ts';
import { sentences as directory } from '#directory/strings/fr/directory.ts';
import { sentences as finding } from '#directory/strings/fr/finding.ts';
import { sentences as folders } from '#folders/strings/fr/folders.ts';
import { sentences as home } from '#home-and-search/strings/fr/home.ts';
import { sentences as insights } from '#insights/strings/fr/insights.ts';
import { sentences as legal } from '#marketing/strings/en/legal.ts';
import { sentences as marketing } from '#marketing/strings/fr/marketing.ts';
import { sentences as messaging } from '#messaging/strings/fr/messaging.ts';
import { sentences as talk } from '#messaging/strings/fr/talk.ts';
import { sentences as moderating } from '#moderation/strings/en/moderating.ts';
import { sentences as moderation } from '#moderation/strings/fr/moderation.ts';
import { sentences as reporting } from '#moderation/strings/fr/reporting.ts';
import { sentences as withheldThings } from '#moderation/strings/fr/withheld-things.ts';
import { sentences as notifications } from '#notifications/strings/fr/notifications.ts';
import { sentences as housingVat } from '#prices/strings/fr/housing-vat.ts';
import { sentences as prices } from '#prices/strings/fr/prices.ts';
import { sentences as editor } from '#profile-editor/strings/fr/editor.ts';
import { sentences as room } from '#project-room/strings/fr/room.ts';
import { sentences as projects } from '#projects/strings/fr/projects.ts';
import { sentences as proofs } from '#proofs/strings/fr/proofs.ts';
import { sentences as quotes } from '#quotes/strings/fr/quotes.ts';
import { sentences as quoting } from '#quotes/strings/fr/quoting.ts';
import { sentences as signing } from '#quotes/strings/fr/signing.ts';
import { sentences as writing } from '#quotes/strings/fr/writing.ts';
import { sentences as asking } from '#requests/strings/fr/asking.ts';
import { sentences as requests } from '#requests/strings/fr/requests.ts';
import { sentences as reviewPictures } from '#reviews/strings/fr/review-pictures.ts';
import { sentences as reviews } from '#reviews/strings/fr/reviews.ts';
import { sentences as subscriptions } from '#subscriptions/strings/fr/subscriptions.ts';
import { sentences as caretakers } from '#team/strings/fr/caretakers.ts';
import { sentences as team } from '#team/strings/fr/team.ts';
import { sentences as visiting } from '#visits/strings/fr/visiting.ts';
import { sentences as visits } from '#visits/strings/fr/visits.ts';
import { sentences as notFound } from '#web/strings/fr/not-found.ts';
import { sentences as ownFrame } from '#web/strings/fr/own-frame.ts';
import { sentences as web } from '#web/strings/fr/web.ts';

/** What screens say. */
export const screens = {
  web,
  ownFrame,
  notFound,
  accounts,
  secondFactor,
  securityEvents,
  companies,
  profile,
  proofs,
  editor,
  home,
  directory,
  finding,
  folders,
  messaging,
  marketing,
  legal,
  talk,
  notifications,
  projects,
  room,
  requests,
  asking,
  visits,
  visiting,
  prices,
  housingVat,
  quotes,
  quoting,
  signing,
  writing,
  reviews,
  caretakers,
  reviewPictures,
  moderation,
  moderating,
  clientReport,
  desk,
  firstSteps,
  leads,
  team,
  insights,
  reporting,
  withheldThings,
  subscriptions,
};
