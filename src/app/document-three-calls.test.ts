import { expect, test } from 'vitest';
import { testHost } from '#testing/host.ts';
import { allEndpointRoutes } from './registry.ts';

/** Section 8 of the document names these calls, and section 10 adds some. */
const calls = `
GET POST /api/requests
GET PATCH DELETE /api/requests/:id
POST /api/requests/:id/send
POST /api/requests/:id/additions
POST /api/requests/:id/files
PATCH DELETE /api/requests/:id/files/:fileId
POST /api/requests/:id/companies
DELETE /api/requests/:id/companies/:companyId
POST /api/requests/:id/close
POST /api/requests/:id/prolong
POST /api/requests/:id/street
POST /api/requests/:id/asked/:questionId/answer
POST /api/requests/:id/report
GET /api/requests/:id/comparison
GET /api/request-questions
GET /api/request-suggestions
GET /api/invitations
GET /api/invitations/:id
POST /api/invitations/:id/seen
POST /api/invitations/:id/decline
POST /api/invitations/:id/questions
GET POST /api/visits
POST /api/visits/:id/accept
POST /api/visits/:id/ask-others
POST /api/visits/:id/move
POST /api/visits/:id/cancel
GET /api/calendar
POST /api/calendar/address
GET POST /api/quotes
GET PATCH DELETE /api/quotes/:id
POST /api/quotes/:id/send
POST /api/quotes/:id/withdraw
POST /api/quotes/:id/versions
POST /api/quotes/:id/ask-change
POST /api/quotes/:id/decline
POST /api/quotes/:id/accept-code
POST /api/quotes/:id/accept-options
POST /api/quotes/:id/accept
POST /api/quotes/:id/withdrawal
POST /api/quotes/:id/report
GET /api/quotes/:id/versions/:version/pdf
GET POST /api/price-book
PATCH DELETE /api/price-book/:id
GET POST /api/quote-templates
DELETE /api/quote-templates/:id
GET /api/prices
GET /api/prices/:categoryId
GET /api/vat-on-housing
`;

const wanted = calls
  .trim()
  .split('\n')
  .flatMap((line) => {
    const words = line.split(' ');
    const url = words.at(-1) ?? '';
    return words.slice(0, -1).map((method) => `${method} ${url}`);
  });

// The names of path parameters can't be seen from outside.
const bare = (call: string) => call.replaceAll(/:\w+/g, ':');

const { db } = await testHost();

test('every call of document 3 is answered', { meta: { requirements: ['D3-8.1', 'D3-8.2'] } }, () => {
  const handledCalls = new Set(
    allEndpointRoutes(db).map(({ endpoint: { method, url } }) => bare(`${method} ${url}`)),
  );
  expect(wanted.filter((call) => !handledCalls.has(bare(call)))).toEqual([]);
});
