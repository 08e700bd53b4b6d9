import { marketingPaths } from '#features/marketing/core/rules/marketing-paths.ts';

/** A visitor, or somebody of the demo by their username. */
export type Onlooker = 'visitor' | 'demo-client' | 'demo-company' | 'demo-admin';

/** A page by its address, or the first one that another page leads to: the demo gives its things their numbers. */
export type SeenPage = string | { on: SeenPage; first: RegExp };

/** Some of these pages say that something is not there, is gone, or is no address; the console logs that. */
export const ERROR_PAGES = /status of (?:400|404|410)/;

/** Every page of Giewel, with the tabs and states that say something else, by who may see it. */
export const everyPage: Readonly<Record<Onlooker, readonly SeenPage[]>> = {
  visitor: [
    '/',
    '/?q=xqzvwk',
    '/search?q=roof',
    '/search?q=roof&view=map',
    '/search?canton=Esch-sur-Alzette',
    '/search?q=roof&place=Vianden&radius=5&rating=4.5&emergency=true',
    '/search?q=xqzvwk',
    '/companies/1',
    '/companies/1?tab=services',
    '/companies/1?tab=reviews',
    '/companies/1?tab=projects',
    '/companies/1?tab=contact',
    '/companies/999999',
    '/no-such-page',
    '/compare?ids=1,2,3',
    '/auth',
    '/auth?tab=register',
    '/client-auth',
    '/client-auth?tab=register',
    '/company-auth',
    '/company-auth?tab=register',
    '/reset-password?token=x',
    '/join-company',
    '/unsubscribe/x',
    '/shared/x',
    '/requests/new/what',
    '/prices',
    '/prices/roofing',
    '/vat-on-housing',
    '/report',
    '/report/AAAA-AAAA-AAAA-AAAA',
    '/offline.html',
    ...marketingPaths,
  ],
  'demo-client': [
    '/dashboard',
    '/dashboard?tab=folders',
    '/dashboard?tab=messages',
    '/dashboard?tab=contacts',
    { on: '/dashboard?tab=folders', first: /^\/folders\/\d+$/ },
    { on: { on: '/dashboard?tab=folders', first: /^\/folders\/\d+$/ }, first: /\/compare/ },
    '/messages',
    '/messages/2',
    '/profile',
    '/profile?tab=settings',
    '/settings',
    '/settings?tab=security',
    '/settings?tab=notifications',
    '/settings/api-tokens',
    '/settings/webhooks',
    '/projects',
    '/projects?tab=completed',
    { on: '/projects', first: /^\/projects\/\d+$/ },
    '/create-project?company=1',
    '/quotes',
    { on: '/quotes', first: /^\/quotes\/\d+$/ },
    { on: { on: '/quotes?state=sent', first: /^\/quotes\/\d+$/ }, first: /\/accept$/ },
    '/requests',
    { on: '/requests', first: /^\/requests\/\d+$/ },
    { on: '/dashboard', first: /^\/requests\/\d+\/compare$/ },
    '/requests/new/what?category=4',
    '/requests/new/when',
    '/requests/new/where',
    '/requests/new/files',
    '/requests/new/whom',
    '/visits',
    { on: '/visits', first: /^\/visits\/\d+$/ },
  ],
  'demo-company': [
    '/company-dashboard',
    '/company-dashboard?tab=profile',
    '/company-dashboard?tab=messages&view=list',
    '/company-dashboard?tab=messages&view=board',
    '/company-dashboard?tab=reviews',
    '/company-dashboard?tab=kpis',
    '/company-dashboard?tab=subscription',
    '/company-team',
    '/settings',
    '/messages/1',
    '/projects',
    { on: '/projects', first: /^\/projects\/\d+$/ },
    '/quotes',
    { on: '/quotes', first: /^\/quotes\/\d+$/ },
    { on: '/quotes?state=draft', first: /^\/quotes\/\d+\/write$/ },
    '/price-book',
    '/invitations',
    '/invitations?show=over',
    { on: '/invitations', first: /^\/invitations\/\d+$/ },
    '/visits',
    { on: '/visits', first: /^\/visits\/\d+$/ },
    '/visits/new?partner=1',
    '/subscription-plans',
    '/payment?plan=professional&period=monthly',
  ],
  'demo-admin': [
    '/admin',
    '/admin?tab=flags',
    '/admin?tab=vat',
    '/admin?tab=facts',
    '/admin?tab=appeals',
    '/admin?tab=objections',
    '/admin?tab=content-reports',
    '/admin?tab=client-reports',
    '/admin?tab=conversation-reports',
    '/admin?tab=quote-reports',
    '/admin?tab=request-reports',
    '/admin?tab=people',
    '/admin?tab=categories',
    '/admin?tab=figures',
    '/admin?tab=log',
    '/admin?tab=trail',
    { on: '/admin?tab=log', first: /^\/admin\/people\/\d+$/ },
  ],
};

/** The addresses in a document, without what leads to another language. */
const linksIn = (html: string) =>
  Array.from(html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g), ([, href = '']) => href.replaceAll('&amp;', '&'));

/** Returns the address of a page; `read` fetches a document as its reader gets it. */
export const addressOf = async (
  page: SeenPage,
  read: (address: string) => Promise<string>,
): Promise<string> => {
  if (typeof page === 'string') return page;
  const on = await addressOf(page.on, read);
  const found = linksIn(await read(on)).find((href) => page.first.test(href));
  if (found === undefined) throw new Error(`${on} leads to no ${page.first}`);
  return found;
};
