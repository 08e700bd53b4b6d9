import {
  profileAddress,
  secondFactorAddress,
  settingsAddress,
} from '#account-settings/web/page-addresses.ts';
import { paymentAddress, subscriptionPlansAddress } from '#checkout/web/page-addresses.ts';
import { dashboardAddress } from '#client-dashboard/web/page-addresses.ts';
import { companyDashboardAddress } from '#company-dashboard/web/page-addresses.ts';
import { companyAddress } from '#company-profile/web/page-addresses.ts';
import { companyAuthAddress } from '#company-sign-up/web/page-addresses.ts';
import { reportAddress, reportStateAddress, withheldAddress } from '#content-reports/web/page-addresses.ts';
import {
  compareAddress,
  comparisonAddress,
  folderAddress,
  sharedFolderAddress,
} from '#folder-pages/web/page-addresses.ts';
import { homeAddress, searchAddress } from '#home-and-search/web/page-addresses.ts';
import {
  aboutAddress,
  accessibilityAddress,
  contactAddress,
  forCompaniesAddress,
  howItWorksAddress,
  imprintAddress,
  privacyAddress,
  rankingAddress,
  reportContentAddress,
  reviewsPolicyAddress,
  termsAddress,
} from '#marketing/web/page-addresses.ts';
import { conversationAddress, messagesAddress } from '#message-pages/web/page-addresses.ts';
import { newRequestAddress, requestStepAddress } from '#new-request/web/page-addresses.ts';
import { unsubscribeAddress } from '#notifications/web/page-addresses.ts';
import { adminAddress, personAddress } from '#office/web/page-addresses.ts';
import { priceBookAddress } from '#price-book/web/page-addresses.ts';
import { pricesAddress, tradePricesAddress, vatOnHousingAddress } from '#prices/web/page-addresses.ts';
import { projectAddress } from '#project-room/web/page-addresses.ts';
import { createProjectAddress, projectsAddress } from '#projects/web/page-addresses.ts';
import { acceptQuoteAddress } from '#quote-acceptance/web/page-addresses.ts';
import { compareQuotesAddress } from '#quote-comparison/web/page-addresses.ts';
import { quoteAddress, quotesAddress } from '#quote-pages/web/page-addresses.ts';
import { writeQuoteAddress } from '#quote-writing/web/page-addresses.ts';
import { invitationAddress, requestAddress, requestsAddress } from '#request-pages/web/page-addresses.ts';
import { authAddress, clientAuthAddress, resetPasswordAddress } from '#sign-in/web/page-addresses.ts';
import { companyTeamAddress, joinCompanyAddress } from '#team/web/page-addresses.ts';
import { newVisitAddress, visitAddress, visitsAddress } from '#visits/web/page-addresses.ts';
import { type PageRoute, setAppParts } from '#web/app-parts.ts';
import { openToAnyone, sendTo } from '#web/navigation/access.ts';
import type { PageAddress } from '#web/navigation/page-address.ts';

const loadBell = () => import('#notifications/web/bell-part.ts');

const notFoundPage = () => import('#web/shell/not-found-page.tsx');

const page = (address: PageAddress, load: PageRoute['load']): PageRoute => ({ ...address, load });

/** Every page of Giewel, in the order they are tried. */
export const routes: Readonly<Record<string, PageRoute>> = {
  home: page(homeAddress, () => import('#home-and-search/web/home-page.tsx')),
  search: page(searchAddress, () => import('#home-and-search/web/search-page.tsx')),
  company: page(companyAddress, () => import('#company-profile/web/company-page.tsx')),
  auth: page(authAddress, () => import('#sign-in/web/auth-page.tsx')),
  clientAuth: page(clientAuthAddress, () => import('#sign-in/web/client-auth-page.tsx')),
  companyAuth: page(companyAuthAddress, () => import('#company-sign-up/web/company-auth-page.tsx')),
  resetPassword: page(resetPasswordAddress, () => import('#sign-in/web/reset-password-page.tsx')),
  profile: page(profileAddress, () => import('#account-settings/web/profile-page.tsx')),
  secondFactor: page(secondFactorAddress, () => import('#account-settings/web/second-factor-page.tsx')),
  settings: page(settingsAddress, () => import('#account-settings/web/settings-page.tsx')),
  dashboard: page(dashboardAddress, () => import('#client-dashboard/web/dashboard-page.tsx')),
  folder: page(folderAddress, () => import('#folder-pages/web/folder-page.tsx')),
  compare: page(compareAddress, () => import('#folder-pages/web/compare-page.tsx')),
  comparison: page(comparisonAddress, () => import('#folder-pages/web/comparison-page.tsx')),
  sharedFolder: page(sharedFolderAddress, () => import('#folder-pages/web/shared-folder-page.tsx')),
  unsubscribe: page(unsubscribeAddress, () => import('#notifications/web/unsubscribe-page.tsx')),
  forCompanies: page(forCompaniesAddress, () => import('#marketing/web/for-companies-page.tsx')),
  howItWorks: page(howItWorksAddress, () => import('#marketing/web/how-it-works-page.tsx')),
  about: page(aboutAddress, () => import('#marketing/web/about-page.tsx')),
  contact: page(contactAddress, () => import('#marketing/web/contact-page.tsx')),
  imprint: page(imprintAddress, () => import('#marketing/web/imprint-page.tsx')),
  privacy: page(privacyAddress, () => import('#marketing/web/privacy-page.tsx')),
  terms: page(termsAddress, () => import('#marketing/web/terms-page.tsx')),
  reviewsPolicy: page(reviewsPolicyAddress, () => import('#marketing/web/reviews-policy-page.tsx')),
  ranking: page(rankingAddress, () => import('#marketing/web/ranking-page.tsx')),
  accessibility: page(accessibilityAddress, () => import('#marketing/web/accessibility-page.tsx')),
  reportContent: page(reportContentAddress, () => import('#marketing/web/report-content-page.tsx')),
  companyDashboard: page(
    companyDashboardAddress,
    () => import('#company-dashboard/web/company-dashboard-page.tsx'),
  ),
  companyTeam: page(companyTeamAddress, () => import('#team/web/company-team-page.tsx')),
  joinCompany: page(joinCompanyAddress, () => import('#team/web/join-company-page.tsx')),
  messages: page(messagesAddress, () => import('#message-pages/web/messages-page.tsx')),
  conversation: page(conversationAddress, () => import('#message-pages/web/conversation-page.tsx')),
  projects: page(projectsAddress, () => import('#projects/web/projects-page.tsx')),
  project: page(projectAddress, () => import('#project-room/web/project-page.tsx')),
  createProject: page(createProjectAddress, () => import('#projects/web/create-project-page.tsx')),
  newRequest: page(newRequestAddress, () => import('#new-request/web/new-request-page.tsx')),
  requestStep: page(requestStepAddress, () => import('#new-request/web/request-step-page.tsx')),
  requests: page(requestsAddress, () => import('#request-pages/web/requests-page.tsx')),
  request: page(requestAddress, () => import('#request-pages/web/request-page.tsx')),
  invitation: page(invitationAddress, () => import('#request-pages/web/invitation-page.tsx')),
  prices: page(pricesAddress, () => import('#prices/web/prices-page.tsx')),
  tradePrices: page(tradePricesAddress, () => import('#prices/web/trade-prices-page.tsx')),
  vatOnHousing: page(vatOnHousingAddress, () => import('#prices/web/vat-on-housing-page.tsx')),
  priceBook: page(priceBookAddress, () => import('#price-book/web/price-book-page.tsx')),
  quotes: page(quotesAddress, () => import('#quote-pages/web/quotes-page.tsx')),
  quote: page(quoteAddress, () => import('#quote-pages/web/quote-page.tsx')),
  writeQuote: page(writeQuoteAddress, () => import('#quote-writing/web/write-quote-page.tsx')),
  acceptQuote: page(acceptQuoteAddress, () => import('#quote-acceptance/web/accept-quote-page.tsx')),
  compareQuotes: page(compareQuotesAddress, () => import('#quote-comparison/web/compare-quotes-page.tsx')),
  visits: page(visitsAddress, () => import('#visits/web/visits-page.tsx')),
  newVisit: page(newVisitAddress, () => import('#visits/web/new-visit-page.tsx')),
  visit: page(visitAddress, () => import('#visits/web/visit-page.tsx')),
  subscriptionPlans: page(
    subscriptionPlansAddress,
    () => import('#checkout/web/subscription-plans-page.tsx'),
  ),
  payment: page(paymentAddress, () => import('#checkout/web/payment-page.tsx')),
  admin: page(adminAddress, () => import('#office/web/admin-page.tsx')),
  person: page(personAddress, () => import('#office/web/person-page.tsx')),
  withheld: page(withheldAddress, () => import('#content-reports/web/withheld-page.tsx')),
  report: page(reportAddress, () => import('#content-reports/web/report-page.tsx')),
  reportState: page(reportStateAddress, () => import('#content-reports/web/report-state-page.tsx')),
  services: page(
    { path: '/services', search: {}, access: sendTo('/#browse-services'), hasMoved: true },
    notFoundPage,
  ),
  // The component sheet, for ourselves: no visitor's browser knows of it.
  ...(import.meta.env.DEV && {
    design: page({ path: '/design', search: {}, access: openToAnyone }, () => import('#sheet/page.tsx')),
  }),
};

setAppParts({
  routes,
  notFound: page({ path: '*', search: {}, access: openToAnyone }, notFoundPage),
  notYours: page(
    { path: '*', search: {}, access: openToAnyone },
    () => import('#web/shell/not-yours-page.tsx'),
  ),
  loadBell,
  loadProofDialog: () => import('#sign-in/web/proof-dialog.tsx'),
  loadSignInDialog: () => import('#sign-in/web/sign-in-dialog.tsx'),
  loadHeartsOffer: () => import('#folders/web/hearts-offer.tsx'),
  loadLeadBar: () => import('#company-dashboard/web/leads/lead-bar.tsx'),
  loadSightings: () => import('#insights/web/report-sighting.ts'),
  liveParts: [
    () => import('#message-pages/web/live-part.ts'),
    () => import('#moderation/web/live-part.ts'),
    loadBell,
    () => import('#projects/web/live-part.ts'),
    () => import('#project-room/web/live-part.ts'),
    () => import('#profile-editor/web/live-part.ts'),
    () => import('#reviews/web/live-part.ts'),
    () => import('#requests/web/live-part.ts'),
    () => import('#visits/web/live-part.ts'),
    () => import('#quotes/web/live-part.ts'),
    () => import('#company-dashboard/web/live-part.ts'),
  ],
});
