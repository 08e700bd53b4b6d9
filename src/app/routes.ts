import { profileRoute, secondFactorRoute, settingsRoute } from '#account-settings/web/page-routes.ts';
import { paymentRoute, subscriptionPlansRoute } from '#checkout/web/page-routes.ts';
import { dashboardRoute } from '#client-dashboard/web/page-routes.ts';
import { companyDashboardRoute } from '#company-dashboard/web/page-routes.ts';
import { companyRoute } from '#company-profile/web/page-routes.ts';
import { companyAuthRoute } from '#company-sign-up/web/page-routes.ts';
import {
  contentReportRoute,
  contentReportStateRoute,
  withheldRoute,
} from '#content-reports/web/page-routes.ts';
import {
  comparisonRoute,
  folderComparisonRoute,
  folderRoute,
  sharedFolderRoute,
} from '#folder-pages/web/page-routes.ts';
import { homeRoute, searchRoute } from '#home-and-search/web/page-routes.ts';
import {
  aboutRoute,
  accessibilityRoute,
  contactRoute,
  forCompaniesRoute,
  howItWorksRoute,
  imprintRoute,
  privacyRoute,
  rankingRoute,
  reportContentRoute,
  reviewsPolicyRoute,
  termsRoute,
} from '#marketing/web/page-routes.ts';
import { conversationRoute, messagesRoute } from '#message-pages/web/page-routes.ts';
import { newRequestRoute, requestStepRoute } from '#new-request/web/page-routes.ts';
import { unsubscribePageRoute } from '#notifications/web/page-routes.ts';
import { adminRoute, personRoute } from '#office/web/page-routes.ts';
import { priceBookRoute } from '#price-book/web/page-routes.ts';
import { pricesRoute, tradePricesRoute, vatOnHousingRoute } from '#prices/web/page-routes.ts';
import { projectRoute } from '#project-room/web/page-routes.ts';
import { createProjectRoute, projectsRoute } from '#projects/web/page-routes.ts';
import { acceptQuoteRoute } from '#quote-acceptance/web/page-routes.ts';
import { compareQuotesRoute } from '#quote-comparison/web/page-routes.ts';
import { quoteRoute, quotesRoute } from '#quote-pages/web/page-routes.ts';
import { writeQuoteRoute } from '#quote-writing/web/page-routes.ts';
import { invitationRoute, requestRoute, requestsRoute } from '#request-pages/web/page-routes.ts';
import { authRoute, clientAuthRoute, resetPasswordRoute } from '#sign-in/web/page-routes.ts';
import { companyTeamRoute, joinCompanyRoute } from '#team/web/page-routes.ts';
import { newVisitRoute, visitRoute, visitsRoute } from '#visits/web/page-routes.ts';
import { type AppRoute, setAppParts } from '#web/app-parts.ts';
import { openToAnyone, sendTo } from '#web/navigation/access.ts';
import type { PageRoute } from '#web/navigation/page-route.ts';

const loadBell = () => import('#notifications/web/bell-part.ts');

const notFoundPage = () => import('#web/shell/not-found-page.tsx');

const page = (address: PageRoute, load: AppRoute['load']): AppRoute => ({ ...address, load });

/** Every page of Giewel, in the order they are tried. */
export const pageRoutes: Readonly<Record<string, AppRoute>> = {
  home: page(homeRoute, () => import('#home-and-search/web/home-page.tsx')),
  search: page(searchRoute, () => import('#home-and-search/web/search-page.tsx')),
  company: page(companyRoute, () => import('#company-profile/web/company-page.tsx')),
  auth: page(authRoute, () => import('#sign-in/web/auth-page.tsx')),
  clientAuth: page(clientAuthRoute, () => import('#sign-in/web/client-auth-page.tsx')),
  companyAuth: page(companyAuthRoute, () => import('#company-sign-up/web/company-auth-page.tsx')),
  resetPassword: page(resetPasswordRoute, () => import('#sign-in/web/reset-password-page.tsx')),
  profile: page(profileRoute, () => import('#account-settings/web/profile-page.tsx')),
  secondFactor: page(secondFactorRoute, () => import('#account-settings/web/second-factor-page.tsx')),
  settings: page(settingsRoute, () => import('#account-settings/web/settings-page.tsx')),
  dashboard: page(dashboardRoute, () => import('#client-dashboard/web/dashboard-page.tsx')),
  folder: page(folderRoute, () => import('#folder-pages/web/folder-page.tsx')),
  compare: page(folderComparisonRoute, () => import('#folder-pages/web/folder-comparison-page.tsx')),
  comparison: page(comparisonRoute, () => import('#folder-pages/web/comparison-page.tsx')),
  sharedFolder: page(sharedFolderRoute, () => import('#folder-pages/web/shared-folder-page.tsx')),
  unsubscribe: page(unsubscribePageRoute, () => import('#notifications/web/unsubscribe-page.tsx')),
  forCompanies: page(forCompaniesRoute, () => import('#marketing/web/for-companies-page.tsx')),
  howItWorks: page(howItWorksRoute, () => import('#marketing/web/how-it-works-page.tsx')),
  about: page(aboutRoute, () => import('#marketing/web/about-page.tsx')),
  contact: page(contactRoute, () => import('#marketing/web/contact-page.tsx')),
  imprint: page(imprintRoute, () => import('#marketing/web/imprint-page.tsx')),
  privacy: page(privacyRoute, () => import('#marketing/web/privacy-page.tsx')),
  terms: page(termsRoute, () => import('#marketing/web/terms-page.tsx')),
  reviewsPolicy: page(reviewsPolicyRoute, () => import('#marketing/web/reviews-policy-page.tsx')),
  ranking: page(rankingRoute, () => import('#marketing/web/ranking-page.tsx')),
  accessibility: page(accessibilityRoute, () => import('#marketing/web/accessibility-page.tsx')),
  reportContent: page(reportContentRoute, () => import('#marketing/web/report-content-page.tsx')),
  companyDashboard: page(
    companyDashboardRoute,
    () => import('#company-dashboard/web/company-dashboard-page.tsx'),
  ),
  companyTeam: page(companyTeamRoute, () => import('#team/web/company-team-page.tsx')),
  joinCompany: page(joinCompanyRoute, () => import('#team/web/join-company-page.tsx')),
  messages: page(messagesRoute, () => import('#message-pages/web/messages-page.tsx')),
  conversation: page(conversationRoute, () => import('#message-pages/web/conversation-page.tsx')),
  projects: page(projectsRoute, () => import('#projects/web/projects-page.tsx')),
  project: page(projectRoute, () => import('#project-room/web/project-page.tsx')),
  createProject: page(createProjectRoute, () => import('#projects/web/create-project-page.tsx')),
  newRequest: page(newRequestRoute, () => import('#new-request/web/new-request-page.tsx')),
  requestStep: page(requestStepRoute, () => import('#new-request/web/request-step-page.tsx')),
  requests: page(requestsRoute, () => import('#request-pages/web/requests-page.tsx')),
  request: page(requestRoute, () => import('#request-pages/web/request-page.tsx')),
  invitation: page(invitationRoute, () => import('#request-pages/web/invitation-page.tsx')),
  prices: page(pricesRoute, () => import('#prices/web/prices-page.tsx')),
  tradePrices: page(tradePricesRoute, () => import('#prices/web/trade-prices-page.tsx')),
  vatOnHousing: page(vatOnHousingRoute, () => import('#prices/web/vat-on-housing-page.tsx')),
  priceBook: page(priceBookRoute, () => import('#price-book/web/price-book-page.tsx')),
  quotes: page(quotesRoute, () => import('#quote-pages/web/quotes-page.tsx')),
  quote: page(quoteRoute, () => import('#quote-pages/web/quote-page.tsx')),
  writeQuote: page(writeQuoteRoute, () => import('#quote-writing/web/write-quote-page.tsx')),
  acceptQuote: page(acceptQuoteRoute, () => import('#quote-acceptance/web/accept-quote-page.tsx')),
  compareQuotes: page(compareQuotesRoute, () => import('#quote-comparison/web/compare-quotes-page.tsx')),
  visits: page(visitsRoute, () => import('#visits/web/visits-page.tsx')),
  newVisit: page(newVisitRoute, () => import('#visits/web/new-visit-page.tsx')),
  visit: page(visitRoute, () => import('#visits/web/visit-page.tsx')),
  subscriptionPlans: page(subscriptionPlansRoute, () => import('#checkout/web/subscription-plans-page.tsx')),
  payment: page(paymentRoute, () => import('#checkout/web/payment-page.tsx')),
  admin: page(adminRoute, () => import('#office/web/admin-page.tsx')),
  person: page(personRoute, () => import('#office/web/person-page.tsx')),
  withheld: page(withheldRoute, () => import('#content-reports/web/withheld-page.tsx')),
  report: page(contentReportRoute, () => import('#content-reports/web/report-page.tsx')),
  reportState: page(contentReportStateRoute, () => import('#content-reports/web/report-state-page.tsx')),
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
  routes: pageRoutes,
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
