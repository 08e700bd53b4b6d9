import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '#kernel/endpoint.ts';
import { escapeHtml } from '#kernel/escape-html.ts';
import { DEFAULT_LANGUAGE } from '#kernel/language.ts';
import { sessionCookieName } from '#server/auth/session-cookie.ts';
import { type ServerStrings, stringsOf } from '#strings/strings.ts';
import { openApiDocument } from './openapi.ts';
import { ResponseBody, sendResponseBody, noAutomaticCompression } from './response-body.ts';

/** A body has a schema for each media type. */
type Content = Record<string, { schema: object }>;

type Operation = {
  summary: string;
  'x-who': string;
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: { content: Content };
  responses: Record<string, { description: string; content: Content }>;
};

const shape = (content: Content) =>
  Object.entries(content)
    .map(
      ([type, { schema }]) =>
        `<p><code>${type}</code></p><pre>${escapeHtml(JSON.stringify(schema, null, 2))}</pre>`,
    )
    .join('');

const section = (path: string, method: string, operation: Operation, { server }: ServerStrings) => {
  const id = `${method}${path}`.replace(/[^a-z]+/gi, '-');
  const input = operation.parameters
    .map(
      ({ name, in: place, schema }) =>
        `<li><code>${escapeHtml(name)}</code> (${place}) <code>${escapeHtml(JSON.stringify(schema))}</code></li>`,
    )
    .join('');
  const body = operation.requestBody ? shape(operation.requestBody.content) : '';
  const [success, ...refusals] = Object.entries(operation.responses);
  const no = refusals
    .map(([status, { description }]) => `<li><b>${status}</b> ${escapeHtml(description)}</li>`)
    .join('');
  return `<section aria-labelledby="${id}"><h2 id="${id}"><code>${method.toUpperCase()} ${escapeHtml(path)}</code></h2>
<p>${escapeHtml(operation.summary)} <small>(${operation['x-who']})</small></p>
${input || body ? `<h3>${server.docsInput}</h3><ul>${input}</ul>${body}` : ''}
<details><summary>${server.docsAnswer} ${success?.[0] ?? ''}</summary>${success ? shape(success[1].content) : ''}</details>
${no ? `<h3>${server.docsRefusals}</h3><ul>${no}</ul>` : ''}</section>`;
};

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.55 system-ui,sans-serif;max-width:72ch;margin:40px auto;padding:0 20px}
body{overflow-wrap:anywhere}h2{font-size:1.1rem;margin-top:40px;border-top:1px solid;padding-top:16px}h3{font-size:1rem;margin-bottom:4px}
pre{white-space:pre-wrap;padding:12px;border:1px solid;font-size:13px}ul{padding-left:20px}`;

/** Serves the contracts for machines (OpenAPI 3.1) and for people. */
export const serveApiDocs = (app: FastifyInstance, endpoints: readonly Endpoint[], isSecure: boolean) => {
  const strings = stringsOf(DEFAULT_LANGUAGE);
  // Each document is made on its first request, since it takes a megabyte that most servers never show, and then
  // cached: it stays the same until the next version.
  const contracts = () => openApiDocument(endpoints, strings, sessionCookieName(isSecure));
  const host = (url: string, type: string, make: () => string) => {
    let cachedBody: ResponseBody | undefined;
    app.get(url, { config: { counted: 'read' }, ...noAutomaticCompression }, (request, reply) => {
      cachedBody ??= new ResponseBody(make());
      reply.type(type).header('cache-control', 'public, no-cache').header('vary', 'accept-encoding');
      return sendResponseBody(request, reply, cachedBody);
    });
  };

  host('/api/openapi.json', 'application/json; charset=utf-8', () => JSON.stringify(contracts()));
  host('/api/docs', 'text/html; charset=utf-8', () => pageOf(contracts(), strings));
  app.get('/api/docs.css', async (_, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
};

const pageOf = (document: ReturnType<typeof openApiDocument>, strings: ServerStrings) => {
  const sections = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) =>
      section(path, method, operation as Operation, strings),
    ),
  );
  return `<!doctype html><html lang="${DEFAULT_LANGUAGE}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${strings.server.docsTitle}</title><link rel="stylesheet" href="/api/docs.css"></head><body><main><h1>${strings.server.docsTitle}</h1><p>${strings.server.docsLead}</p>${sections.join('\n')}</main></body></html>`;
};
