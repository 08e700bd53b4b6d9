import { looksLikeAdmin } from '../capabilities/accounts/rules/looks-like-admin.ts';
import { LONGEST_WORDS } from '../capabilities/directory/rules/longest-words.ts';
import type { LivePart } from './live/live-part.ts';
import {
  type Access,
  anyone,
  checkout,
  companiesOnly,
  companyDesk,
  companyVisitorsOnly,
  sendTo,
  signedIn,
  signedInClients,
  visitorsOnly,
} from './navigation/access.ts';
import type { ParamsOf } from './navigation/match.ts';
import {
  anId,
  numberFrom,
  oneOf,
  orUnknown,
  type SearchOf,
  type SearchReaders,
  words,
  wordsUpTo,
} from './navigation/search.ts';
import type { LoadedPage } from './page.ts';

// The visitor's own endpoints and picture, which every page's frame needs.
export { currentUser, signOut, type User } from '../capabilities/accounts/contract/visitor.ts';
export { smallPicture } from '../capabilities/accounts/rules/picture-sizes.ts';

/** What the bell opens, and what keeps it fresh: one part, as whoever has a bell listens. */
export const loadBell = () => import('../capabilities/notifications/web/bell-part.ts');

/** Tells the server what was shown without its doing. */
export const loadTellSighting = () => import('../capabilities/insights/web/tell-sighting.ts');

/** Who does something when the server tells of something. */
export const liveParts: readonly (() => Promise<{ livePart: LivePart }>)[] = [
  () => import('../capabilities/messaging/web/live-part.ts'),
  loadBell,
  () => import('../capabilities/projects/web/live-part.ts'),
];

type Loaded = Promise<{ page: LoadedPage }>;

export interface RouteTerms {
  path: string;
  /** What the address says after the question mark. A value that makes no sense falls back. */
  search: SearchReaders;
  access: Access;
  /** An address of old that sends everybody on, for good. */
  hasMoved?: true;
  load: () => Loaded;
}

const nothing = {};
const route = <const R extends RouteTerms>(terms: R) => terms;

/** A page for anybody to read, whose address says nothing more. */
const textPage = (path: string, load: () => Loaded) => route({ path, search: nothing, access: anyone, load });

const loginOrRegister = { tab: oneOf('register') };

/** Every page of Giewel, in the order they are tried. */
export const routes = {
  home: route({
    path: '/',
    search: {
      q: wordsUpTo(LONGEST_WORDS),
      category: anId,
      sort: oneOf('relevance', 'rating', 'newest'),
      show: numberFrom(1, 200),
    },
    access: anyone,
    load: (): Loaded => import('../capabilities/directory/web/home-page.tsx'),
  }),
  search: route({
    path: '/search',
    search: {
      q: orUnknown(wordsUpTo(LONGEST_WORDS)),
      category: orUnknown(anId),
      location: orUnknown(wordsUpTo(LONGEST_WORDS)),
      sort: orUnknown(oneOf('relevance', 'rating', 'name')),
      rating: orUnknown(oneOf('3', '3.5', '4', '4.5')),
      emergency: oneOf('true'),
      verified: oneOf('true'),
      commune: orUnknown(wordsUpTo(LONGEST_WORDS)),
      canton: orUnknown(wordsUpTo(LONGEST_WORDS)),
      /** Phones have room for the list or the map. */
      view: oneOf('map'),
      show: numberFrom(1, 200),
      /** Where a list too long for one page goes on. */
      after: words,
    },
    access: anyone,
    load: (): Loaded => import('../capabilities/directory/web/search-page.tsx'),
  }),
  company: route({
    /** The id, with or without the name after it. */
    path: '/companies/:id',
    search: {
      tab: oneOf('overview', 'services', 'reviews', 'projects', 'contact'),
      /** The project whose details are open. */
      project: anId,
      /** Where a long list goes on: the last id of its page before. */
      after: anId,
    },
    access: anyone,
    load: (): Loaded => import('../capabilities/companies/web/company-page.tsx'),
  }),
  auth: route({
    path: '/auth',
    search: loginOrRegister,
    access: visitorsOnly,
    load: (): Loaded => import('../capabilities/accounts/web/auth-page.tsx'),
  }),
  clientAuth: route({
    path: '/client-auth',
    search: loginOrRegister,
    access: visitorsOnly,
    load: (): Loaded => import('../capabilities/accounts/web/client-auth-page.tsx'),
  }),
  companyAuth: route({
    path: '/company-auth',
    search: loginOrRegister,
    access: companyVisitorsOnly,
    load: (): Loaded => import('../capabilities/accounts/web/company-auth-page.tsx'),
  }),
  resetPassword: route({
    path: '/reset-password',
    search: { token: words },
    access: anyone,
    load: (): Loaded => import('../capabilities/accounts/web/reset-password-page.tsx'),
  }),
  profile: route({
    path: '/profile',
    search: { tab: oneOf('settings') },
    access: signedInClients,
    load: (): Loaded => import('../capabilities/accounts/web/profile-page.tsx'),
  }),
  settings: route({
    path: '/settings',
    search: { tab: oneOf('security', 'notifications') },
    access: signedIn,
    load: (): Loaded => import('../capabilities/accounts/web/settings-page.tsx'),
  }),
  dashboard: route({
    path: '/dashboard',
    search: {
      tab: oneOf('folders', 'messages', 'contacts'),
      /** Where a list of likes too long for one page goes on: the last id of its page before. */
      after: anId,
    },
    access: signedIn,
    load: (): Loaded => import('../capabilities/folders/web/dashboard-page.tsx'),
  }),
  folder: route({
    path: '/folders/:id',
    search: { after: anId },
    access: signedInClients,
    load: (): Loaded => import('../capabilities/folders/web/folder-page.tsx'),
  }),
  compare: route({
    path: '/folders/:id/compare',
    /** Two to four companies, as 3,1,2. */
    search: { ids: words, from: words },
    access: signedInClients,
    load: (): Loaded => import('../capabilities/folders/web/compare-page.tsx'),
  }),
  sharedFolder: route({
    path: '/shared/:token',
    /** With ids the page shows those companies side by side. */
    search: { after: anId, ids: words, from: words },
    access: anyone,
    load: (): Loaded => import('../capabilities/folders/web/shared-folder-page.tsx'),
  }),
  unsubscribe: route({
    path: '/unsubscribe/:token',
    search: nothing,
    access: anyone,
    load: (): Loaded => import('../capabilities/notifications/web/unsubscribe-page.tsx'),
  }),
  forCompanies: route({
    path: '/for-companies',
    search: nothing,
    access: anyone,
    load: (): Loaded => import('../capabilities/marketing/web/for-companies-page.tsx'),
  }),
  howItWorks: route({
    path: '/how-it-works',
    search: { tab: oneOf('companies') },
    access: anyone,
    load: (): Loaded => import('../capabilities/marketing/web/how-it-works-page.tsx'),
  }),
  about: textPage('/about', (): Loaded => import('../capabilities/marketing/web/about-page.tsx')),
  contact: route({
    path: '/contact',
    /** One of the form's topics; anything else is the general one. */
    search: { topic: words },
    access: anyone,
    load: (): Loaded => import('../capabilities/marketing/web/contact-page.tsx'),
  }),
  imprint: textPage('/imprint', (): Loaded => import('../capabilities/marketing/web/imprint-page.tsx')),
  privacy: textPage('/privacy', (): Loaded => import('../capabilities/marketing/web/privacy-page.tsx')),
  terms: textPage('/terms', (): Loaded => import('../capabilities/marketing/web/terms-page.tsx')),
  reviewsPolicy: textPage(
    '/reviews-policy',
    (): Loaded => import('../capabilities/marketing/web/reviews-policy-page.tsx'),
  ),
  ranking: textPage('/ranking', (): Loaded => import('../capabilities/marketing/web/ranking-page.tsx')),
  accessibility: textPage(
    '/accessibility',
    (): Loaded => import('../capabilities/marketing/web/accessibility-page.tsx'),
  ),
  reportContent: textPage(
    '/report-illegal-content',
    (): Loaded => import('../capabilities/marketing/web/report-content-page.tsx'),
  ),
  companyDashboard: route({
    path: '/company-dashboard',
    search: {
      tab: oneOf('profile', 'messages', 'reviews', 'kpis', 'subscription'),
      /** How leads are shown; a list unless said otherwise. */
      view: oneOf('board', 'list'),
      /** Where a long list goes on: the last id of its page before. */
      after: anId,
      /** Of how many days the figures are; 30 unless said. */
      span: oneOf('7', '30', '90', '365'),
    },
    access: companyDesk,
    load: (): Loaded => import('../capabilities/desk/web/company-dashboard-page.tsx'),
  }),
  companyTeam: route({
    path: '/company-team',
    /** Where the log goes on: the last id of its page before. */
    search: { after: anId },
    access: companyDesk,
    load: (): Loaded => import('../capabilities/team/web/company-team-page.tsx'),
  }),
  joinCompany: route({
    path: '/join-company',
    search: { token: words },
    access: anyone,
    load: (): Loaded => import('../capabilities/team/web/join-company-page.tsx'),
  }),
  messages: route({
    path: '/messages',
    search: nothing,
    access: signedIn,
    load: (): Loaded => import('../capabilities/messaging/web/messages-page.tsx'),
  }),
  conversation: route({
    /** The other's user id. */
    path: '/messages/:id',
    search: nothing,
    access: signedIn,
    load: (): Loaded => import('../capabilities/messaging/web/conversation-page.tsx'),
  }),
  projects: route({
    path: '/projects',
    search: {
      tab: oneOf('completed'),
      /** Where a list too long for one page goes on: the last id of its page before. */
      after: anId,
    },
    access: signedIn,
    load: (): Loaded => import('../capabilities/projects/web/projects-page.tsx'),
  }),
  project: route({
    path: '/projects/:id',
    search: nothing,
    access: signedIn,
    load: (): Loaded => import('../capabilities/projects/web/project-page.tsx'),
  }),
  createProject: route({
    path: '/create-project',
    /** The company it is to be with. */
    search: { company: anId },
    access: signedIn,
    load: (): Loaded => import('../capabilities/projects/web/create-project-page.tsx'),
  }),
  subscriptionPlans: route({
    path: '/subscription-plans',
    search: nothing,
    access: companiesOnly,
    load: (): Loaded => import('../capabilities/subscriptions/web/subscription-plans-page.tsx'),
  }),
  payment: route({
    path: '/payment',
    search: {
      plan: oneOf('basic', 'professional', 'premium'),
      /** As it was chosen beside the prices. */
      period: oneOf('monthly', 'yearly'),
    },
    access: checkout(looksLikeAdmin),
    load: (): Loaded => import('../capabilities/subscriptions/web/payment-page.tsx'),
  }),
  admin: route({
    path: '/admin',
    search: {
      tab: words,
      /** Where a long queue or the log goes on: the last id of its page before. */
      after: anId,
      q: words,
    },
    // Whoever may not enter is not sent elsewhere: there is nothing here for them (the questions answer 404).
    access: anyone,
    load: (): Loaded => import('../capabilities/moderation/web/admin-page.tsx'),
  }),
  report: route({
    path: '/report',
    /** What is reported, where somebody comes from it. */
    search: { address: words },
    access: anyone,
    load: (): Loaded => import('../capabilities/moderation/web/report-page.tsx'),
  }),
  reportState: route({
    path: '/report/:receipt',
    search: nothing,
    access: anyone,
    load: (): Loaded => import('../capabilities/moderation/web/report-state-page.tsx'),
  }),
  services: route({
    path: '/services',
    search: nothing,
    access: sendTo('/#browse-services'),
    hasMoved: true,
    load: (): Loaded => import('./shell/not-found-page.tsx'),
  }),
} as const;

/** Stands behind every path that no route claims. */
export const notFound = route({
  path: '*',
  search: nothing,
  access: anyone,
  load: (): Loaded => import('./shell/not-found-page.tsx'),
});

/** The component sheet, for whoever builds screens: no visitor's browser knows of it. */
export const design = import.meta.env.DEV
  ? route({
      path: '/design',
      search: nothing,
      access: anyone,
      load: (): Loaded => import('./shell/design-page.tsx'),
    })
  : null;

export type RouteName = keyof typeof routes;

export interface RouteMatch<Name extends RouteName = RouteName> {
  params: ParamsOf<(typeof routes)[Name]['path']>;
  search: SearchOf<(typeof routes)[Name]['search']>;
}
