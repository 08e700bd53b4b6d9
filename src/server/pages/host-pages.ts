import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formatTime } from '#kernel/dates.ts';
import type { Endpoint } from '#kernel/endpoint.ts';
import { escapeHtml } from '#kernel/html.ts';
import { addressIn, type Language } from '#kernel/language.ts';
import { Refusal } from '#kernel/refusal.ts';
import { hostPictures } from '#server/files/host-pictures.ts';
import type { Route } from '#server/http/answer.ts';
import { Body, sendBody, sendsBodies } from '#server/http/body.ts';
import { hostRefusals } from '#server/http/host-refusals.ts';
import { languageOf } from '#server/language-of-request.ts';
import type { PublicCache } from '#server/public-cache.ts';
import type { Tools } from '#server/tools.ts';
import { Unavailable } from '#server/unavailable.ts';
import { stringsOf } from '#strings/strings.ts';
import { askInProcess, type RouteOf } from './ask-in-process.ts';
import { htmlDocument } from './document.ts';
import { hostAssets } from './host-assets.ts';
import { hostDrawings } from './host-drawings.ts';
import { hostIcons } from './host-icons.ts';
import { hostManifest } from './host-manifest.ts';
import { hostOffline } from './host-offline.ts';
import { hostSitemap, type SitemapSection } from './host-sitemap.ts';
import { hostSocialPictures } from './host-social-pictures.ts';
import type { PageSource } from './page-source.ts';
import { keepPagesBefore, type MadePage, type PagesBefore } from './pages-before.ts';

interface Terms {
  tools: Tools;
  cache: PublicCache;
  routes: readonly Route[];
  source: PageSource;
  /** The pages in the sitemap. */
  sitemap: readonly SitemapSection[];
}

interface PageTerms extends Terms {
  routeOf: RouteOf;
  pagesBefore: PagesBefore;
}

/**
 * Where an address with several slashes at its beginning means: `//name` would be another site's to whatever resolves
 * it, and `//[` nobody's. Null for any other.
 */
const withOneSlash = (address: string): string | null => {
  const { pathname, search } = new URL(`http://host${address}`);
  return pathname.startsWith('//') ? pathname.replace(/^\/+/, '/') + search : null;
};

const publicUrlOf = (request: FastifyRequest, { config }: Tools) =>
  config.publicUrl ?? `${request.protocol}://${request.host}`;

/**
 * A page that shows a fault of a moment ago must not be everybody's page until the next public change; nor one
 * whose answers may change without one, such as a folder behind a link that is taken back.
 */
const isWorthKeeping = (page: MadePage) => 'redirectTo' in page || (page.isPublic && page.status < 500);

const makePage = async (
  request: FastifyRequest,
  address: string,
  terms: PageTerms,
  keepAs?: string,
): Promise<MadePage> => {
  const { source, tools } = terms;
  const language = languageOf(request);
  const render = await source.renderPage();
  const companies = new Set<number | null>();
  const before = keepAs === undefined ? undefined : terms.pagesBefore.find(keepAs);
  const page = await render({
    address,
    language,
    person: request.asker.person,
    site: {
      isPrelaunch: tools.config.launch === 'prelaunch',
      canMail: tools.config.mail.smtpUrl !== undefined,
      socialPages: tools.config.socialPages,
    },
    answeredBefore: before?.answers,
    ask: askInProcess({ routeOf: terms.routeOf, tools, asker: request.asker, language, companies }),
  });
  if ('redirectTo' in page) return page;
  if ('isAsBefore' in page) {
    if (!before) throw new Error('No page was there before');
    return before.page;
  }
  const text = htmlDocument(page, {
    assets: source.assetsOf(page),
    headScript: source.headScript,
    publicUrl: publicUrlOf(request, tools),
    address,
  });
  const html = source.development ? await source.development.finish(request.url, text) : text;
  const [company = null, ...others] = companies;
  const made: MadePage = {
    status: page.status,
    isPublic: page.isPublic,
    shown: page.shown,
    company: others.length === 0 ? company : null,
    html: new Body(html),
  };
  if (keepAs !== undefined && isWorthKeeping(made)) terms.pagesBefore.keep(keepAs, made, page.answers);
  return made;
};

const sendPage = async (request: FastifyRequest, reply: FastifyReply, page: MadePage) => {
  const isAnonymous = request.asker.person === null;
  reply.header('vary', 'accept-encoding, cookie');
  reply.header('cache-control', isAnonymous ? 'private, no-cache' : 'private, no-store');
  if ('redirectTo' in page) {
    const address = addressIn(languageOf(request), page.redirectTo);
    return reply.redirect(address, page.hasMoved ? 301 : 302);
  }
  return sendBody(request, reply.code(page.status).type('text/html; charset=utf-8'), page.html);
};

const weigh = (page: MadePage) => ('redirectTo' in page ? 0 : page.html.weight);

const notices = new WeakMap<Body, Body>();

/** A cached page that may be out of date says of what time it is, also without a script. */
const withTime = (page: Exclude<MadePage, { redirectTo: string }>, asOf: Date, language: Language) => {
  const notice = stringsOf(language).server.asOf.replace('{time}', formatTime(asOf));
  const html =
    notices.get(page.html) ??
    new Body(
      page.html.bytes.toString().replace('<body>', () => `<body><p role="status">${escapeHtml(notice)}</p>`),
    );
  notices.set(page.html, html);
  return { ...page, html, shown: undefined };
};

/** What an address says that its page does not read makes no page of its own. */
const sharedPage = async (request: FastifyRequest, terms: PageTerms): Promise<MadePage> => {
  const address = terms.source.readAddress(request.url);
  const key = `page ${languageOf(request)} ${publicUrlOf(request, terms.tools)} ${address}`;
  const { value, asOf } = await terms.cache.keep(key, () => makePage(request, address, terms, key), {
    weigh,
    isSound: isWorthKeeping,
    companyOf: (page) => ('redirectTo' in page ? null : page.company),
  });
  return asOf && !('redirectTo' in value) ? withTime(value, asOf, languageOf(request)) : value;
};

// A browser that fetches ahead shows nobody anything yet.
const isFetchedAhead = ({ headers }: FastifyRequest) => String(headers['sec-purpose']).includes('prefetch');

/** A page out of the cache is looked at like any other, so what it shows is kept beside it. */
const noteOnlooker = (request: FastifyRequest, page: MadePage, { onlookers }: Tools) => {
  if ('redirectTo' in page || page.status !== 200 || !page.shown) return;
  if (request.method !== 'GET' || isFetchedAhead(request)) return;
  const { person, ip, userAgent, origin } = request.asker;
  const cameFrom = request.headers.referer ?? null;
  onlookers.note({ personId: person?.id ?? null, ip, userAgent, origin, cameFrom }, page.shown);
};

/** Serves assets, and a rendered page for every other address. */
export const hostPages = async (app: FastifyInstance, given: Terms) => {
  const nameOf = ({ method, url }: Endpoint) => `${method} ${url}`;
  const routes = new Map(given.routes.map((route) => [nameOf(route.endpoint), route]));
  const routeOf: RouteOf = (endpoint) => routes.get(nameOf(endpoint));
  const terms: PageTerms = { ...given, routeOf, pagesBefore: keepPagesBefore() };
  const { source } = terms;
  await hostAssets(app, source.assetFolder);
  hostDrawings(app);
  hostSocialPictures(app);
  hostIcons(app);
  hostManifest(app, terms.tools);
  await hostOffline(app);
  hostSitemap(app, { ...terms, sections: terms.sitemap });
  hostPictures(app, terms.tools.files);
  app.all('/api/*', async () => {
    throw new Refusal('notFound', hostRefusals.notFound);
  });
  // A page out of the cache counts like any other: it shows the same.
  const counted = ({ url }: FastifyRequest) =>
    withOneSlash(url) === null && source.isProfilePage(url) ? 'profile' : 'read';
  const config = { counted, isInLanguages: true };
  app.get('/*', { config, ...sendsBodies }, async (request, reply) => {
    const meant = withOneSlash(request.url);
    if (meant) return reply.redirect(addressIn(languageOf(request), meant), 301);
    // A signed-in person's page is theirs; what an anonymous visitor sees is everybody's.
    const isShared = request.asker.person === null && !source.development;
    const page = await (isShared ? sharedPage(request, terms) : makePage(request, request.url, terms));
    if (!('redirectTo' in page) && page.status === 503) throw new Unavailable();
    noteOnlooker(request, page, terms.tools);
    return sendPage(request, reply, page);
  });
};
