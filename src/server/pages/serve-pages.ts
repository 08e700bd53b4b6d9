import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formatTime } from '#kernel/dates.ts';
import type { Endpoint } from '#kernel/endpoint.ts';
import { escapeHtml } from '#kernel/escape-html.ts';
import { type Language, pathInLanguage } from '#kernel/language.ts';
import type { PublicCache } from '#server/cache/public-cache.ts';
import { UnavailableError } from '#server/errors/unavailable-error.ts';
import { servePictures } from '#server/files/serve-pictures.ts';
import type { EndpointRoute } from '#server/http/handle.ts';
import { languageOfRequest } from '#server/http/request-language.ts';
import { ResponseBody, sendResponseBody, noAutomaticCompression } from '#server/http/response-body.ts';
import type { Services } from '#server/services/services.ts';
import { stringsOf } from '#strings/strings.ts';
import { createInProcessCaller, type FindEndpointRoute } from './call-in-process.ts';
import { cardOfPage } from './card-of-page.ts';
import type { PageSource } from './page-source.ts';
import { renderHtmlDocument } from './render-html-document.ts';
import { createRenderedPageCache, type ServedPage, type RenderedPageCache } from './rendered-page-cache.ts';
import { serveAssets } from './serve-assets.ts';
import { serveIcons } from './serve-icons.ts';
import { serveIllustrations } from './serve-illustrations.ts';
import { serveOfflinePage } from './serve-offline-page.ts';
import { serveSitemap, type SitemapSection } from './serve-sitemap.ts';
import { serveSocialPictures } from './serve-social-pictures.ts';
import { serveWebManifestAndSecurityTxt } from './serve-web-manifest-and-security-txt.ts';

interface PageHostOptions {
  services: Services;
  cache: PublicCache;
  routes: readonly EndpointRoute[];
  source: PageSource;
  sitemap: readonly SitemapSection[];
}

interface PageContext extends PageHostOptions {
  routeOf: FindEndpointRoute;
  renderedPages: RenderedPageCache;
}

/**
 * Returns the intended address if it begins with several slashes: `//name` would be another site's for a parser, and
 * `//[` is invalid. Null for any other.
 */
const withOneSlash = (address: string): string | null => {
  const { pathname, search } = new URL(`http://host${address}`);
  return pathname.startsWith('//') ? pathname.replace(/^\/+/, '/') + search : null;
};

const publicUrlOf = (request: FastifyRequest, { config }: Services) =>
  config.publicUrl ?? `${request.protocol}://${request.host}`;

/**
 * A page that shows a fault must not be everybody's until the next public change; nor one whose data may change without
 * one, such as a folder behind a link that can be withdrawn.
 */
const isWorthCaching = (page: ServedPage) => 'redirectTo' in page || (page.isPublic && page.status < 500);

const makePage = async (
  request: FastifyRequest,
  address: string,
  context: PageContext,
  cacheKey?: string,
): Promise<ServedPage> => {
  const { source, services } = context;
  const language = languageOfRequest(request);
  const render = await source.renderPage();
  const companies = new Set<number | null>();
  const previous = cacheKey === undefined ? undefined : context.renderedPages.find(cacheKey);
  const page = await render({
    address,
    language,
    person: request.requestContext.person,
    site: {
      isPrelaunch: services.config.launch === 'prelaunch',
      canMail: services.config.mail.smtpUrl !== undefined,
      webhooksToAnyAddress: services.config.webhooksToAnyAddress,
      socialPages: services.config.socialPages,
    },
    answeredBefore: previous?.answers,
    call: createInProcessCaller({
      routeOf: context.routeOf,
      services,
      requestContext: request.requestContext,
      language,
      companies,
    }),
  });
  if ('redirectTo' in page) return page;
  if ('isAsBefore' in page) {
    if (!previous) throw new Error('No page was there before');
    return previous.page;
  }
  const text = renderHtmlDocument(page, {
    assets: source.assetsOf(page),
    headScript: source.headScript,
    publicUrl: publicUrlOf(request, services),
    address,
  });
  const html = source.development ? await source.development.finish(request.url, text) : text;
  const [company = null, ...otherCompanies] = companies;
  const renderedPage: ServedPage = {
    status: page.status,
    isPublic: page.isPublic,
    shown: page.shown,
    card: page.status === 200 ? cardOfPage(page.head) : undefined,
    company: otherCompanies.length === 0 ? company : null,
    html: new ResponseBody(html),
  };
  if (cacheKey !== undefined && isWorthCaching(renderedPage))
    context.renderedPages.store(cacheKey, renderedPage, page.answers);
  return renderedPage;
};

const sendPage = async (request: FastifyRequest, reply: FastifyReply, page: ServedPage) => {
  const isAnonymous = request.requestContext.person === null;
  reply.header('vary', 'accept-encoding, cookie');
  reply.header('cache-control', isAnonymous ? 'private, no-cache' : 'private, no-store');
  if ('redirectTo' in page) {
    const address = pathInLanguage(languageOfRequest(request), page.redirectTo);
    return reply.redirect(address, page.hasMoved ? 301 : 302);
  }
  return sendResponseBody(request, reply.code(page.status).type('text/html; charset=utf-8'), page.html);
};

const weigh = (page: ServedPage) => ('redirectTo' in page ? 0 : page.html.weight);

const notices = new WeakMap<ResponseBody, ResponseBody>();

/** A cached page that may be out of date shows its time, even without a script. */
const withTime = (page: Exclude<ServedPage, { redirectTo: string }>, asOf: Date, language: Language) => {
  const notice = stringsOf(language).server.asOf.replace('{time}', formatTime(asOf));
  const html =
    notices.get(page.html) ??
    new ResponseBody(
      page.html.bytes.toString().replace('<body>', () => `<body><p role="status">${escapeHtml(notice)}</p>`),
    );
  notices.set(page.html, html);
  return { ...page, html, shown: undefined };
};

/** Parameters of an address that its page doesn't read make no separate page. */
const sharedPage = async (
  request: FastifyRequest,
  url: string,
  context: PageContext,
): Promise<ServedPage> => {
  const address = context.source.canonicalPath(url);
  const key = `page ${languageOfRequest(request)} ${publicUrlOf(request, context.services)} ${address}`;
  const { value, asOf } = await context.cache.getOrMake(key, () => makePage(request, address, context, key), {
    weigh,
    isSound: isWorthCaching,
    companyOf: (page) => ('redirectTo' in page ? null : page.company),
  });
  return asOf && !('redirectTo' in value) ? withTime(value, asOf, languageOfRequest(request)) : value;
};

/** A signed-in person's page is theirs; anonymous visitors share theirs. */
const pageFor = (request: FastifyRequest, url: string, context: PageContext): Promise<ServedPage> =>
  request.requestContext.person === null && !context.source.development
    ? sharedPage(request, url, context)
    : makePage(request, url, context);

// A browser that prefetches shows nobody anything yet.
const isFetchedAhead = ({ headers }: FastifyRequest) => String(headers['sec-purpose']).includes('prefetch');

/** Views of a cached page count too, so the companies it shows are cached with it. */
const recordView = (request: FastifyRequest, page: ServedPage, { viewCounter }: Services) => {
  if ('redirectTo' in page || page.status !== 200 || !page.shown) return;
  if (request.method !== 'GET' || isFetchedAhead(request)) return;
  const { person, ip, userAgent, origin } = request.requestContext;
  const cameFrom = request.headers.referer ?? null;
  viewCounter.record({ personId: person?.id ?? null, ip, userAgent, origin, cameFrom }, page.shown);
};

/** Serves assets, and a rendered page for every other address. */
export const servePages = async (app: FastifyInstance, options: PageHostOptions) => {
  const nameOf = ({ method, url }: Endpoint) => `${method} ${url}`;
  const routes = new Map(options.routes.map((route) => [nameOf(route.endpoint), route]));
  const routeOf: FindEndpointRoute = (endpoint) => routes.get(nameOf(endpoint));
  const context: PageContext = { ...options, routeOf, renderedPages: createRenderedPageCache() };
  const { source } = context;
  await serveAssets(app, source.assetFolder);
  serveIllustrations(app);
  serveSocialPictures(app, async (request, path) => {
    const page = await pageFor(request, path, context);
    return 'redirectTo' in page ? undefined : page.card;
  });
  serveIcons(app);
  serveWebManifestAndSecurityTxt(app, context.services);
  await serveOfflinePage(app);
  serveSitemap(app, { ...context, sections: context.sitemap });
  servePictures(app, context.services.files);
  app.get('/api/*', { config: { tokenScope: 'any' } }, (_, reply) => {
    reply.callNotFound();
  });
  // A cached page counts like any other, since it shows the same.
  const countedAs = ({ url }: FastifyRequest) =>
    withOneSlash(url) === null && source.isProfilePage(url) ? 'profile' : 'read';
  const config = { counted: countedAs, isInLanguages: true };
  app.get('/*', { config, ...noAutomaticCompression }, async (request, reply) => {
    const singleSlashPath = withOneSlash(request.url);
    if (singleSlashPath)
      return reply.redirect(pathInLanguage(languageOfRequest(request), singleSlashPath), 301);
    const page = await pageFor(request, request.url, context);
    if (!('redirectTo' in page) && page.status === 503) throw new UnavailableError();
    recordView(request, page, context.services);
    return sendPage(request, reply, page);
  });
};
