import { sentences as accounts } from '#accounts/strings/en/accounts.ts';
import { sentences as secondFactor } from '#accounts/strings/en/second-factor.ts';
import { sentences as securityEvents } from '#accounts/strings/en/security-events.ts';
import { sentences as clientReport } from '#client-reports/strings/en/client-report.ts';
import { sentences as companies } from '#companies/strings/en/companies.ts';
import { sentences as desk } from '#company-dashboard/strings/en/desk.ts';
import { sentences as firstSteps } from '#company-dashboard/strings/en/first-steps.ts';
import { sentences as leads } from '#company-dashboard/strings/en/leads.ts';
import { sentences as profile } from '#company-profile/strings/en/profile.ts';
import { sentences as directory } from '#directory/strings/en/directory.ts';
import { sentences as finding } from '#directory/strings/en/finding.ts';
import { sentences as folders } from '#folders/strings/en/folders.ts';
import { sentences as home } from '#home-and-search/strings/en/home.ts';
import { sentences as insights } from '#insights/strings/en/insights.ts';
import { sentences as legal } from '#marketing/strings/en/legal.ts';
import { sentences as marketing } from '#marketing/strings/en/marketing.ts';
import { sentences as messaging } from '#messaging/strings/en/messaging.ts';
import { sentences as talk } from '#messaging/strings/en/talk.ts';
import { sentences as moderating } from '#moderation/strings/en/moderating.ts';
import { sentences as moderation } from '#moderation/strings/en/moderation.ts';
import { sentences as personRecord } from '#moderation/strings/en/person-record.ts';
import { sentences as reporting } from '#moderation/strings/en/reporting.ts';
import { sentences as withheldThings } from '#moderation/strings/en/withheld-things.ts';
import { sentences as notifications } from '#notifications/strings/en/notifications.ts';
import { sentences as priceBook } from '#price-book/strings/en/price-book.ts';
import { sentences as housingVat } from '#prices/strings/en/housing-vat.ts';
import { sentences as prices } from '#prices/strings/en/prices.ts';
import { sentences as editor } from '#profile-editor/strings/en/editor.ts';
import { sentences as room } from '#project-room/strings/en/room.ts';
import { sentences as projects } from '#projects/strings/en/projects.ts';
import { sentences as proofs } from '#proofs/strings/en/proofs.ts';
import { sentences as quoteFigures } from '#quotes/strings/en/quote-figures.ts';
import { sentences as quotes } from '#quotes/strings/en/quotes.ts';
import { sentences as quoting } from '#quotes/strings/en/quoting.ts';
import { sentences as signing } from '#quotes/strings/en/signing.ts';
import { sentences as writing } from '#quotes/strings/en/writing.ts';
import { sentences as asking } from '#requests/strings/en/asking.ts';
import { sentences as requests } from '#requests/strings/en/requests.ts';
import { sentences as reviewPictures } from '#reviews/strings/en/review-pictures.ts';
import { sentences as reviews } from '#reviews/strings/en/reviews.ts';
import { sentences as subscriptions } from '#subscriptions/strings/en/subscriptions.ts';
import { sentences as caretakers } from '#team/strings/en/caretakers.ts';
import { sentences as team } from '#team/strings/en/team.ts';
import { sentences as visiting } from '#visits/strings/en/visiting.ts';
import { sentences as visits } from '#visits/strings/en/visits.ts';
import { sentences as dateWords } from '#web/strings/en/date-words.ts';
import { sentences as notFound } from '#web/strings/en/not-found.ts';
import { sentences as ownFrame } from '#web/strings/en/own-frame.ts';
import { sentences as web } from '#web/strings/en/web.ts';

/** What screens say. */
export const screens = {
  web,
  ownFrame,
  dateWords,
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
  priceBook,
  quoting,
  quoteFigures,
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
  personRecord,
  withheldThings,
  subscriptions,
};
