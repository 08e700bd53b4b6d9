import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { API_DOCS_PATH } from '#kernel/api-docs-path.ts';
import { escapeHtml } from '#kernel/escape-html.ts';
import { languages, pathInLanguage } from '#kernel/language.ts';
import { Refusal } from '#kernel/refusal.ts';
import { serverRefusals } from '#server/http/server-refusals.ts';
import type { Services } from '#server/services/services.ts';
import { languageAlternatesOf } from './language-alternates.ts';

/** Search engines may show these pages. Each module that has some names its own section. */
export interface SitemapSection {
  name: string;
  /** Returns the numbers of its parts. The format allows 50,000 paths in one. */
  parts: () => Promise<number[]>;
  paths: (part: number) => Promise<string[]>;
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

const located = (address: string) => `<loc>${escapeHtml(address)}</loc>`;

/** Writes a page in each language, each with links to the others. */
const inLanguages = (origin: string, path: string): string => {
  const links = languageAlternatesOf(path)
    .map(
      ({ language, path: alternatePath }) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(origin + alternatePath)}"/>`,
    )
    .join('');
  return languages
    .map((language) => `<url>${located(origin + pathInLanguage(language, path))}${links}</url>`)
    .join('');
};

interface SitemapOptions {
  services: Services;
  sections: readonly SitemapSection[];
}

/** Serves the sitemap for search engines in parts, and the index that names them. */
export const serveSitemap = (app: FastifyInstance, { services, sections }: SitemapOptions) => {
  const originOf = (request: FastifyRequest) =>
    services.config.publicUrl ?? `${request.protocol}://${request.host}`;

  const index = async (origin: string) => {
    const parts = await Promise.all(
      sections.map(async ({ name, parts: numbersOf }) =>
        (await numbersOf()).map((part) => `${origin}/sitemap/${name}-${part}.xml`),
      ),
    );
    return `${XML}<sitemapindex ${NAMESPACE}>${parts
      .flat()
      .map((address) => `<sitemap>${located(address)}</sitemap>`)
      .join('')}</sitemapindex>`;
  };

  const part = async (origin: string, file: string) => {
    const [, name, number] = /^([a-z]+)-([1-9]\d{0,4})\.xml$/.exec(file) ?? [];
    const section = sections.find((candidate) => candidate.name === name);
    const paths = await section?.paths(Number(number));
    if (!paths || paths.length === 0) throw new Refusal('notFound', serverRefusals.notFound);
    return `${XML}<urlset ${NAMESPACE}>${paths.map((path) => inLanguages(origin, path)).join('')}</urlset>`;
  };

  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    make: (origin: string) => Promise<string>,
  ) => {
    const xml = await make(originOf(request));
    return reply.type('application/xml; charset=utf-8').header('cache-control', 'public, no-cache').send(xml);
  };

  // It is made for each request: a cached part would push hundreds of pages out of the cache.
  const config = { counted: 'file' } as const;
  app.get('/sitemap.xml', { config }, (request, reply) => send(request, reply, index));
  app.get('/sitemap/:file', { config }, (request, reply) =>
    send(request, reply, (origin) => part(origin, (request.params as { file: string }).file)),
  );
  app.get('/robots.txt', (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, no-cache')
      .send(
        `User-agent: *\nDisallow: /api/\nAllow: ${API_DOCS_PATH}\nAllow: /api/openapi.json\n\nSitemap: ${originOf(request)}/sitemap.xml\n`,
      ),
  );
};
