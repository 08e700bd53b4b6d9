import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { API_DOCS_PATH } from '#kernel/api-docs-path.ts';
import type { Endpoint } from '#kernel/endpoint.ts';
import { escapeHtml } from '#kernel/escape-html.ts';
import { href } from '#kernel/href.ts';
import { DEFAULT_LANGUAGE } from '#kernel/language.ts';
import { Refusal } from '#kernel/refusal.ts';
import { sessionCookieName } from '#server/auth/session-cookie.ts';
import { type ServerStrings, stringsOf } from '#strings/strings.ts';
import type { OpenApiOptions } from './openapi-context.ts';
import { openApiDocument } from './openapi.ts';
import { ResponseBody, sendResponseBody, noAutomaticCompression } from './response-body.ts';
import { serverRefusals } from './server-refusals.ts';

const require = createRequire(import.meta.url);

/** Swagger UI's own file, from its package. */
const rendererFile = (name: string) =>
  readFileSync(join(dirname(require.resolve('swagger-ui-dist/package.json')), name), 'utf8');

/**
 * Swagger UI filters by tag alone: `search` looks in addresses, summaries and scopes, and opens the groups of what it
 * finds. From 150 operations or 100 schemas on Swagger UI also takes out of the page whatever is not in view, so that
 * the browser's own search, a printer and a screen reader miss it (its issue 11056), and no option says otherwise:
 * `wholeList` is its list of operations without that, and its list of schemas is left out, because each operation
 * shows those it needs.
 */
const START = `const search = () => ({
  fn: {
    opsFilter: (tags, phrase) => {
      const words = phrase.toLowerCase().split(/\\s+/).filter(Boolean);
      const textOf = (operation) =>
        [
          operation.get('method'),
          operation.get('path'),
          operation.getIn(['operation', 'summary']),
          operation.getIn(['operation', 'description']),
          operation.getIn(['operation', 'operationId']),
        ]
          .join(' ')
          .toLowerCase();
      const isFound = (operation) => words.every((word) => textOf(operation).includes(word));
      return tags
        .map((tag) => tag.set('operations', tag.get('operations').filter(isFound)))
        .filter((tag) => tag.get('operations').size > 0);
    },
  },
});
const wholeList = ({ React: { createElement } }) => ({
  components: {
    operations: ({ specSelectors, layoutSelectors, layoutActions, oas3Selectors, getComponent, getConfigs }) => {
      const OperationTag = getComponent('OperationTag');
      const OperationContainer = getComponent('OperationContainer', true);
      const phrase = layoutSelectors.currentFilter();
      const isSearch = typeof phrase === 'string' && phrase.trim() !== '';
      const isShown = (key, isOpen) => layoutSelectors.isShown(key, isSearch || isOpen);
      const group = {
        oas3Selectors, layoutActions, getComponent, getConfigs,
        layoutSelectors: { ...layoutSelectors, isShown },
        specUrl: specSelectors.url(),
      };
      const rowOf = (tag) => (op) => {
        const [path, method, specPath] = ['path', 'method', 'specPath'].map((name) => op.get(name));
        return createElement(OperationContainer, { key: method + path, tag, op, path, method, specPath });
      };
      const groupOf = ([tag, tagObj]) => {
        const rows = tagObj.get('operations').map(rowOf(tag)).toArray();
        const list = createElement('div', { className: 'operation-tag-content' }, rows);
        return createElement(OperationTag, { ...group, key: tag, tag, tagObj }, list);
      };
      const groups = specSelectors.taggedOperations().entrySeq().map(groupOf).toArray();
      const note = isSearch && groups.length === 0 ? 'No operation found' : '';
      return createElement('div', null, createElement('p', { role: 'status' }, note), groups);
    },
  },
});
// Swagger UI puts a link into the button that opens an operation; whoever opens one has its address in the bar.
const plainTitles = ({ React: { createElement } }) => ({
  components: { DeepLink: ({ text }) => createElement('span', null, text) },
});
// Swagger UI's dark colours hang on this class alone.
const night = matchMedia('(prefers-color-scheme: dark)');
const dress = () => document.documentElement.classList.toggle('dark-mode', night.matches);
night.addEventListener('change', dress);
dress();
// Swagger UI takes it for the name of a group, and writes another.
const { hash } = location;
SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: -1,
  filter: true,
  plugins: [search, wholeList, plainTitles],
  onComplete: () => {
    const field = document.querySelector('.operation-filter-input');
    field.placeholder = 'Search the API';
    field.setAttribute('aria-label', 'Search the API');
    document.getElementById('servers')?.setAttribute('aria-label', 'Server');
    // Swagger UI's main landmark holds the operations alone.
    const landmark = (element, role, label) => {
      element.setAttribute('role', role);
      element.setAttribute('aria-label', label);
    };
    landmark(document.querySelector('.information-container'), 'region', 'Introduction');
    landmark(document.querySelector('.scheme-container'), 'region', 'Server and authorization');
    landmark(field.closest('.filter-container'), 'search', 'Operations');
    // A wide table scrolls by itself, which a keyboard must be able to do, too.
    for (const table of document.querySelectorAll('.info table')) table.tabIndex = 0;
    // Swagger UI gives the headings of the introduction no ids, and opens every link in a new tab.
    for (const title of document.querySelectorAll('.info .description h2'))
      title.id = title.textContent.toLowerCase().replace(/[^a-z]+/g, '-');
    for (const link of document.querySelectorAll('.info .description a[href^="#"]')) link.removeAttribute('target');
    const heading = document.getElementById(hash.slice(1));
    if (heading) {
      history.replaceState(null, '', hash);
      heading.scrollIntoView();
    }
  },
  // Whoever tries a call calls the server that showed the page, by whichever of its names.
  requestInterceptor: (request) => {
    const { pathname, search: query } = new URL(request.url, location.href);
    return Object.assign(request, { url: location.origin + pathname + query });
  },
});
`;

const STYLE = `body{margin:0}
:root{color-scheme:light dark;background:#fff}
@media (prefers-color-scheme:dark){:root{background:#1c2022}}
html:not(.dark-mode) .swagger-ui :is(.info,.markdown) a,html:not(.dark-mode) .swagger-ui .info .url{color:#1a66b8}
html:not(.dark-mode) .swagger-ui .info .title small{background:#5c6370}
html:not(.dark-mode) .swagger-ui .info .title small.version-stamp{background:#4c6b00}
html:not(.dark-mode) .swagger-ui .btn.authorize{color:#1a7248;border-color:#1a7248}
html:not(.dark-mode) .swagger-ui .btn.authorize svg{fill:#1a7248}
html:not(.dark-mode) .swagger-ui .opblock-summary-method{color:#1c2022;text-shadow:none}
html.dark-mode .swagger-ui .headers .header-col{color:#e4e6e6}
#docs{max-width:1460px;margin:0 auto}
header,noscript p,[role=status]{font:16px/1.55 system-ui,sans-serif;padding:0 20px}
header{max-width:1420px;margin:0 auto;padding-top:16px}
.swagger-ui .info table{display:block;overflow-x:auto}
`;

const files: Readonly<Record<string, { type: string; read: () => string }>> = {
  'swagger-ui.css': { type: 'text/css', read: () => rendererFile('swagger-ui.css') },
  'swagger-ui-bundle.js': { type: 'text/javascript', read: () => rendererFile('swagger-ui-bundle.js') },
  'docs.css': { type: 'text/css', read: () => STYLE },
  'docs.js': { type: 'text/javascript', read: () => START },
};

// Swagger UI brings a main landmark of its own.
const pageOf = ({ server: { docsTitle, docsLead } }: ServerStrings) => `<!doctype html>
<html lang="${DEFAULT_LANGUAGE}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(docsTitle)}</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css"><link rel="stylesheet" href="/api/docs/docs.css"></head>
<body><header><a href="${href('/')}">Back to Giewel</a></header><div id="docs"><noscript><main><p>${escapeHtml(docsLead)}</p></main></noscript></div>
<script src="/api/docs/swagger-ui-bundle.js"></script><script src="/api/docs/docs.js"></script></body></html>`;

export type ApiDocsOptions = Pick<
  OpenApiOptions,
  'server' | 'version' | 'webhooks' | 'webhooksToAnyAddress'
> & { isSecure: boolean };

/** Serves the contracts for machines (OpenAPI 3.1) and for people (Swagger UI, from our own files). */
export const serveApiDocs = (
  app: FastifyInstance,
  endpoints: readonly Endpoint[],
  { isSecure, ...options }: ApiDocsOptions,
) => {
  const strings = stringsOf(DEFAULT_LANGUAGE);
  // Each is made on its first request, since most servers never show it, and then cached: it stays the same until the
  // next version.
  const cached = new Map<string, ResponseBody>();
  const bodyOf = (name: string, make: () => string) => {
    const body = cached.get(name) ?? new ResponseBody(make());
    cached.set(name, body);
    return body;
  };
  const host = (url: string, type: string, make: () => string) => {
    app.get(
      url,
      { config: { counted: 'read', tokenScope: 'any' }, ...noAutomaticCompression },
      (request, reply) => {
        reply.type(type).header('cache-control', 'public, no-cache').header('vary', 'accept-encoding');
        return sendResponseBody(request, reply, bodyOf(url, make));
      },
    );
  };

  host('/api/openapi.json', 'application/json; charset=utf-8', () => {
    const sessionCookie = sessionCookieName(isSecure);
    return JSON.stringify(openApiDocument(endpoints, { ...options, strings, sessionCookie }));
  });
  host(API_DOCS_PATH, 'text/html; charset=utf-8', () => pageOf(strings));
  app.get<{ Params: { file: string } }>('/api/docs/:file', noAutomaticCompression, (request, reply) => {
    const { file } = request.params;
    const found = Object.hasOwn(files, file) ? files[file] : undefined;
    if (!found) throw new Refusal('notFound', serverRefusals.notFound);
    reply
      .type(`${found.type}; charset=utf-8`)
      .header('cache-control', 'public, no-cache')
      .header('vary', 'accept-encoding');
    return sendResponseBody(request, reply, bodyOf(file, found.read));
  });
};
