import {
  profileRoute,
  secondFactorRoute,
  settingsRoute,
} from '#features/accounts/settings/web/page-routes.ts';
import {
  authRoute,
  clientAuthRoute,
  resetPasswordRoute,
} from '#features/accounts/sign-in/web/page-routes.ts';
import { apiTokensRoute } from '#features/api/tokens/web/page-routes.ts';
import { webhooksRoute } from '#features/api/webhooks/web/page-routes.ts';
import { paymentRoute, subscriptionPlansRoute } from '#features/billing/checkout/web/page-routes.ts';
import { companyRoute } from '#features/companies/profile/web/page-routes.ts';
import { companyAuthRoute } from '#features/companies/sign-up/web/page-routes.ts';
import { dashboardRoute } from '#features/dashboards/client/web/page-routes.ts';
import { companyDashboardRoute } from '#features/dashboards/company/web/page-routes.ts';
import { homeRoute, searchRoute } from '#features/directory/pages/web/page-routes.ts';
import {
  comparisonRoute,
  folderComparisonRoute,
  folderRoute,
  sharedFolderRoute,
} from '#features/folders/pages/web/page-routes.ts';
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
} from '#features/marketing/core/web/page-routes.ts';
import { conversationRoute, messagesRoute } from '#features/messaging/pages/web/page-routes.ts';
import {
  contentReportRoute,
  contentReportStateRoute,
  withheldRoute,
} from '#features/moderation/content-reports/web/page-routes.ts';
import { adminRoute, personRoute } from '#features/moderation/office/web/page-routes.ts';
import { unsubscribePageRoute } from '#features/notifications/core/web/page-routes.ts';
import { createProjectRoute, projectsRoute } from '#features/projects/pages/web/page-routes.ts';
import { projectRoute } from '#features/projects/room/web/page-routes.ts';
import { acceptQuoteRoute } from '#features/quotes/acceptance/web/page-routes.ts';
import { compareQuotesRoute } from '#features/quotes/comparison/web/page-routes.ts';
import { quoteRoute, quotesRoute } from '#features/quotes/pages/web/page-routes.ts';
import { priceBookRoute } from '#features/quotes/price-book/web/page-routes.ts';
import { pricesRoute, tradePricesRoute, vatOnHousingRoute } from '#features/quotes/prices/web/page-routes.ts';
import { writeQuoteRoute } from '#features/quotes/writing/web/page-routes.ts';
import { newRequestRoute, requestStepRoute } from '#features/requests/new-request/web/page-routes.ts';
import {
  invitationRoute,
  invitationsRoute,
  requestRoute,
  requestsRoute,
} from '#features/requests/pages/web/page-routes.ts';
import { newVisitRoute, visitRoute, visitsRoute } from '#features/requests/visits/web/page-routes.ts';
import { companyTeamRoute, joinCompanyRoute } from '#features/team/core/web/page-routes.ts';
import { type AppRoute, registerApp } from '#web/app-registration.ts';
import { browseServicesHref } from '#web/navigation/browse-services.ts';
import { openToAnyone, alwaysRedirectTo } from '#web/navigation/page-access.ts';
import type { PageRoute } from '#web/navigation/page-route.ts';
import type { DeclaredRoute } from './page-paths.ts';

const loadBell = () => import('#features/notifications/core/web/bell-with-live-events.ts');

const notFoundPage = () => import('#web/shell/not-found-page.tsx');

/** Nothing links to such a page. */
const unlinkedPage = (address: PageRoute, load: AppRoute['load']): AppRoute => ({ ...address, load });

const page = (address: DeclaredRoute, load: AppRoute['load']) => unlinkedPage(address, load);

/** Pages are tried in this order. */
export const pageRoutes: Readonly<Record<string, AppRoute>> = {
  home: page(homeRoute, () => import('#features/directory/pages/web/home-page.tsx')),
  search: page(searchRoute, () => import('#features/directory/pages/web/search-page.tsx')),
  company: page(companyRoute, () => import('#features/companies/profile/web/company-page.tsx')),
  auth: page(authRoute, () => import('#features/accounts/sign-in/web/auth-page.tsx')),
  clientAuth: page(clientAuthRoute, () => import('#features/accounts/sign-in/web/client-auth-page.tsx')),
  companyAuth: page(companyAuthRoute, () => import('#features/companies/sign-up/web/company-auth-page.tsx')),
  resetPassword: page(
    resetPasswordRoute,
    () => import('#features/accounts/sign-in/web/reset-password-page.tsx'),
  ),
  profile: page(profileRoute, () => import('#features/accounts/settings/web/profile-page.tsx')),
  secondFactor: page(
    secondFactorRoute,
    () => import('#features/accounts/settings/web/second-factor-page.tsx'),
  ),
  settings: page(settingsRoute, () => import('#features/accounts/settings/web/settings-page.tsx')),
  dashboard: page(dashboardRoute, () => import('#features/dashboards/client/web/dashboard-page.tsx')),
  folder: page(folderRoute, () => import('#features/folders/pages/web/folder-page.tsx')),
  folderComparison: page(
    folderComparisonRoute,
    () => import('#features/folders/pages/web/folder-comparison-page.tsx'),
  ),
  comparison: page(comparisonRoute, () => import('#features/folders/pages/web/comparison-page.tsx')),
  sharedFolder: page(sharedFolderRoute, () => import('#features/folders/pages/web/shared-folder-page.tsx')),
  unsubscribe: page(
    unsubscribePageRoute,
    () => import('#features/notifications/core/web/unsubscribe-page.tsx'),
  ),
  forCompanies: page(forCompaniesRoute, () => import('#features/marketing/core/web/for-companies-page.tsx')),
  howItWorks: page(howItWorksRoute, () => import('#features/marketing/core/web/how-it-works-page.tsx')),
  about: page(aboutRoute, () => import('#features/marketing/core/web/about-page.tsx')),
  contact: page(contactRoute, () => import('#features/marketing/core/web/contact-page.tsx')),
  imprint: page(imprintRoute, () => import('#features/marketing/core/web/imprint-page.tsx')),
  privacy: page(privacyRoute, () => import('#features/marketing/core/web/privacy-page.tsx')),
  terms: page(termsRoute, () => import('#features/marketing/core/web/terms-page.tsx')),
  reviewsPolicy: page(
    reviewsPolicyRoute,
    () => import('#features/marketing/core/web/reviews-policy-page.tsx'),
  ),
  ranking: page(rankingRoute, () => import('#features/marketing/core/web/ranking-page.tsx')),
  accessibility: page(
    accessibilityRoute,
    () => import('#features/marketing/core/web/accessibility-page.tsx'),
  ),
  reportContent: page(
    reportContentRoute,
    () => import('#features/marketing/core/web/report-content-page.tsx'),
  ),
  companyDashboard: page(
    companyDashboardRoute,
    () => import('#features/dashboards/company/web/company-dashboard-page.tsx'),
  ),
  apiTokens: page(apiTokensRoute, () => import('#features/api/tokens/web/api-tokens-page.tsx')),
  webhooks: page(webhooksRoute, () => import('#features/api/webhooks/web/webhooks-page.tsx')),
  companyTeam: page(companyTeamRoute, () => import('#features/team/core/web/company-team-page.tsx')),
  joinCompany: page(joinCompanyRoute, () => import('#features/team/core/web/join-company-page.tsx')),
  messages: page(messagesRoute, () => import('#features/messaging/pages/web/messages-page.tsx')),
  conversation: page(conversationRoute, () => import('#features/messaging/pages/web/conversation-page.tsx')),
  projects: page(projectsRoute, () => import('#features/projects/pages/web/projects-page.tsx')),
  project: page(projectRoute, () => import('#features/projects/room/web/project-page.tsx')),
  createProject: page(
    createProjectRoute,
    () => import('#features/projects/pages/web/create-project-page.tsx'),
  ),
  newRequest: page(newRequestRoute, () => import('#features/requests/new-request/web/new-request-page.tsx')),
  requestStep: page(
    requestStepRoute,
    () => import('#features/requests/new-request/web/request-step-page.tsx'),
  ),
  requests: page(requestsRoute, () => import('#features/requests/pages/web/requests-page.tsx')),
  request: page(requestRoute, () => import('#features/requests/pages/web/request-page.tsx')),
  invitations: page(invitationsRoute, () => import('#features/requests/pages/web/invitations-page.tsx')),
  invitation: page(invitationRoute, () => import('#features/requests/pages/web/invitation-page.tsx')),
  prices: page(pricesRoute, () => import('#features/quotes/prices/web/prices-page.tsx')),
  tradePrices: page(tradePricesRoute, () => import('#features/quotes/prices/web/trade-prices-page.tsx')),
  vatOnHousing: page(vatOnHousingRoute, () => import('#features/quotes/prices/web/vat-on-housing-page.tsx')),
  priceBook: page(priceBookRoute, () => import('#features/quotes/price-book/web/price-book-page.tsx')),
  quotes: page(quotesRoute, () => import('#features/quotes/pages/web/quotes-page.tsx')),
  quote: page(quoteRoute, () => import('#features/quotes/pages/web/quote-page.tsx')),
  writeQuote: page(writeQuoteRoute, () => import('#features/quotes/writing/web/write-quote-page.tsx')),
  acceptQuote: page(acceptQuoteRoute, () => import('#features/quotes/acceptance/web/accept-quote-page.tsx')),
  compareQuotes: page(
    compareQuotesRoute,
    () => import('#features/quotes/comparison/web/compare-quotes-page.tsx'),
  ),
  visits: page(visitsRoute, () => import('#features/requests/visits/web/visits-page.tsx')),
  newVisit: page(newVisitRoute, () => import('#features/requests/visits/web/new-visit-page.tsx')),
  visit: page(visitRoute, () => import('#features/requests/visits/web/visit-page.tsx')),
  subscriptionPlans: page(
    subscriptionPlansRoute,
    () => import('#features/billing/checkout/web/subscription-plans-page.tsx'),
  ),
  payment: page(paymentRoute, () => import('#features/billing/checkout/web/payment-page.tsx')),
  admin: page(adminRoute, () => import('#features/moderation/office/web/admin-page.tsx')),
  person: page(personRoute, () => import('#features/moderation/office/web/person-page.tsx')),
  withheld: page(withheldRoute, () => import('#features/moderation/content-reports/web/withheld-page.tsx')),
  report: page(contentReportRoute, () => import('#features/moderation/content-reports/web/report-page.tsx')),
  reportState: page(
    contentReportStateRoute,
    () => import('#features/moderation/content-reports/web/report-state-page.tsx'),
  ),
  services: unlinkedPage(
    { path: '/services', search: {}, access: alwaysRedirectTo(browseServicesHref()), hasMoved: true },
    notFoundPage,
  ),
  // The component sheet is for developers: no visitor's browser knows of it.
  ...(import.meta.env.DEV && {
    design: unlinkedPage(
      { path: '/design', search: {}, access: openToAnyone },
      () => import('#sheet/page.tsx'),
    ),
  }),
};

registerApp({
  routes: pageRoutes,
  notFound: unlinkedPage({ path: '*', search: {}, access: openToAnyone }, notFoundPage),
  notYours: unlinkedPage(
    { path: '*', search: {}, access: openToAnyone },
    () => import('#web/shell/not-yours-page.tsx'),
  ),
  loadBell,
  loadStepUpDialog: () => import('#features/accounts/sign-in/web/step-up-dialog.tsx'),
  loadSignInDialog: () => import('#features/accounts/sign-in/web/sign-in-dialog.tsx'),
  loadVisitorLikesOffer: () => import('#features/folders/core/web/visitor-likes-offer.tsx'),
  loadLeadBar: () => import('#features/dashboards/company/web/leads/lead-bar.tsx'),
  loadPageViewReport: () => import('#features/companies/insights/web/report-page-view.ts'),
  liveEventHandlers: [
    () => import('#features/messaging/pages/web/live-event-handlers.ts'),
    () => import('#features/moderation/core/web/live-event-handlers.ts'),
    loadBell,
    () => import('#features/projects/pages/web/live-event-handlers.ts'),
    () => import('#features/projects/room/web/live-event-handlers.ts'),
    () => import('#features/companies/profile-editor/web/resume-gallery-uploads.ts'),
    () => import('#features/reviews/core/web/live-event-handlers.ts'),
    () => import('#features/requests/core/web/live-event-handlers.ts'),
    () => import('#features/requests/visits/web/live-event-handlers.ts'),
    () => import('#features/quotes/core/web/live-event-handlers.ts'),
    () => import('#features/dashboards/client/web/live-event-handlers.ts'),
    () => import('#features/dashboards/company/web/live-event-handlers.ts'),
  ],
});
