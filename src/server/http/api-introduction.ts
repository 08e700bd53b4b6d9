import { API_TOKEN_PREFIX } from '#kernel/api-token.ts';
import { href } from '#kernel/href.ts';
import { languages } from '#kernel/language.ts';
import { apiChangelog } from './api-changelog.ts';
import {
  listLeadsInNode,
  listLeadsInPython,
  receiveEventsInNode,
  receiveEventsInPython,
} from './api-examples.ts';
import type { OpenApiOptions } from './openapi-context.ts';
import { TOKEN_REQUESTS_A_MINUTE_BY_KIND } from './request-rate-limits.ts';

/** Any operation may be refused with these, so that each would only repeat them. */
const generalErrors = [
  [400, 'malformedJson'],
  [404, 'notFound'],
  [405, 'methodNotAllowed'],
  [413, 'bodyTooLarge'],
  [415, 'notJson'],
  [500, 'fault'],
] as const;

const webhookAddresses = (isAnyAllowed: boolean | undefined) =>
  isAnyAllowed
    ? `This installation is for testing (\`WEBHOOK_ADDRESSES=any\`): the address may also begin with \`http://\` and be on
your own network, like \`http://localhost:4000/hook\`. On a live installation, it must be public and begin with \`https://\`.`
    : `The address must be public and begin with \`https://\`. To test on your own machine, use a tunnel, like
\`cloudflared tunnel --url http://localhost:4000\`.`;

/** Heads the documentation of the API. Markdown. `webhookRows` are the rows of a table of all events. */
export const apiIntroduction = (
  { server, strings, webhooksToAnyAddress }: OpenApiOptions,
  webhookRows: string,
): string => `
Use the API to read and change data on Giewel on behalf of a person or a company. The addresses below are on
\`${server}\`. [openapi.json](${server}/api/openapi.json) has the same documentation for machines (OpenAPI 3.1).

## Get started

1. Log in and open [Settings → Security → API tokens](${server}${href('/settings/api-tokens')}). Create a token and choose what it can
   read and write; you may be asked for your password. A token begins with \`${API_TOKEN_PREFIX}\`, and you see it only once. It works
   until it expires or you revoke it.
2. Send the token with each call. This call lists a company’s leads and needs the scope \`leads:read\` (**Leads: Read**):

\`\`\`sh
curl -H "Authorization: Bearer $GIEWEL_TOKEN" ${server}/api/company-leads
\`\`\`

Everyone with an account can create tokens, except Giewel’s staff. The token of a team member acts for the company, with the role of
that member. Each operation below says which scope its token needs and which accounts can call it. Operations without a scope are for
the website only and don’t accept tokens.

## Leads, requests and quotes

- A **request** is the work that a client needs done. The client sends it to several companies, and each of them gets an **invitation**
  to quote. Clients list their requests with \`GET /api/requests\`, companies list their invitations with \`GET /api/invitations\`.
- A **lead** is someone a company writes with, usually a client, whether or not there’s a request. Companies list theirs with \`GET /api/company-leads\`.
  A lead doesn’t have an ID of its own: \`userId\`, the client’s account, identifies it.
- A **quote** belongs to a request or to a lead. Once the client accepts it, it begins a **project**.

## Lists

Lists are paginated. \`limit\` sets how many entries a page has: each operation states its default and maximum. The \`X-Total-Count\`
header says how many entries there are. The \`Link\` header with \`rel="next"\` has the path of the next page, including your filters; the last page
doesn’t have one. Parameters that an operation doesn’t list are ignored, so \`page=2\` would return the first page again.

All pages of a company’s leads, in Node (22 or newer):

\`\`\`js${listLeadsInNode(server)}\`\`\`

In Python (3.8 or newer):

\`\`\`python${listLeadsInPython(server)}\`\`\`

## Dates and amounts

Times are ISO 8601 in UTC, like \`2026-11-30T09:30:00.000Z\`. Days, like \`2026-11-30\`, are days in Luxembourg and last until midnight there.
Amounts are in euros: text with decimals, like \`"13534.56"\`, where they’re exact, and numbers where they’re estimates.

## Safe retries

Send an \`Idempotency-Key\` that you generate with each POST that creates something. If you don’t get a response, repeat the call with the
same key within a day: nothing is created twice, and you get the first response.

## Errors

Errors are \`application/problem+json\` (RFC 9457). Use \`code\` to identify the error; it doesn’t change. \`message\` and \`detail\` are
sentences for people and may change. They’re in the language of \`Accept-Language\` (${languages.join(', ')}; otherwise English), and in
English if you don’t send a token. \`fields\` lists the fields with invalid input, and \`expected\` says in English what each of them needs.
A body with a field that the operation doesn’t have is refused, so that a misspelled field isn’t lost: \`fields\` names it.

A 401 means that there’s no valid token: with \`signInFirst\` the call has no \`Authorization\` header, with \`tokenInvalid\` it has one without
a valid token. A 422 with \`keyReused\` means that a call with this \`Idempotency-Key\` and another body went through: use a new key for
each new call, and the same key only to repeat a call unchanged. A 403 says what’s missing:

| Code | Missing |
| --- | --- |
| \`scopeMissing\` | The scope that \`message\` names. Create a token that has it: the scopes of a token can’t be changed. |
| \`notAllowed\` | A client account or a company account, as \`message\` says |
| \`ownersOnly\`, \`managersOnly\` | The role in the company’s team |
| \`tokenNotAllowed\` | A person: the operation is for the website only |

Each operation lists its own errors. Any of them can also return:

| Status | Code | Meaning |
| --- | --- | --- |
${generalErrors.map(([status, code]) => `| ${status} | \`${code}\` | ${strings.server[code]} |`).join('\n')}

## Limits

Each token can read ${TOKEN_REQUESTS_A_MINUTE_BY_KIND.read} times and write ${TOKEN_REQUESTS_A_MINUTE_BY_KIND.write} times a minute. The \`RateLimit-Policy\` header states the limit; \`RateLimit\` states how much of it
is left and in how many seconds it resets. Above the limit, you get 429 with a \`Retry-After\` header. A 503 also has \`Retry-After\`.

## Webhooks

Create a webhook at [Settings → Security → Webhooks](${server}${href('/settings/webhooks')}) to receive events on your own server, and copy its secret.
A company’s events go to the webhooks of its owner, so of a company’s team only the owner can create them. Clients create their own.

${webhookAddresses(webhooksToAnyAddress)}

**Send test event** sends a \`webhook.test\` event with empty data.

An event is a POST like this one. It contains only IDs, so read the details with a token, here with
\`GET /api/messages/conversation/{senderId}\`:

\`\`\`http
POST /hook HTTP/1.1
content-type: application/json
webhook-id: evt_47aa29cf-3e7e-4649-96cc-59f0d13b8f4e
webhook-timestamp: 1795928924
webhook-signature: v1,3kJ0c2Pq…

{"type":"message.created","timestamp":"2026-11-29T05:08:44.000Z","data":{"messageId":363,"senderId":1}}
\`\`\`

| Event | When | Read the details with | Scope |
| --- | --- | --- | --- |
${webhookRows}

We sign events as [Standard Webhooks](https://www.standardwebhooks.com) specifies, and there are libraries for most languages to verify them. To verify one yourself:

1. Decode what follows \`whsec_\` in your secret from Base64. That’s the key.
2. Join \`webhook-id\`, \`webhook-timestamp\` and the body, exactly as it arrived, with dots.
3. Compute the HMAC-SHA256 of that text with the key, and encode it in Base64.
4. Compare it with what follows \`v1,\` in \`webhook-signature\`. While a secret is being replaced, the header has several signatures, separated by spaces.
5. Reject the event if \`webhook-timestamp\`, in seconds, is more than five minutes off.

In Node:

\`\`\`js${receiveEventsInNode}\`\`\`

In Python:

\`\`\`python${receiveEventsInPython}\`\`\`

**New secret** creates another secret. For 24 hours, deliveries have two signatures, one with each secret, so your server
accepts them before and after you replace the old one.

Respond with a 2xx status within 10 seconds. We treat any other response, including a redirect, as a failure and try again seven times over 24 hours.
An event may arrive more than once or out of order; its \`webhook-id\` is the same each time. If every delivery fails for three days, we turn the webhook
off and email its owner. We keep deliveries for 30 days with the status of your
response, or the reason why we got none. You can send any of them again. You can change a webhook’s address and events: its secret and its deliveries stay.

## Versioning

We may add operations, optional parameters, response fields, error codes and events at any time, so ignore anything your program doesn’t recognise.
For operations with a scope, public operations and webhook events, we announce removals and changes of meaning in the [changelog](#changelog)
six months in advance. Operations without a scope are for the website only and may change
with every version.

## Changelog

${apiChangelog.map(({ day, changes }) => `**${day}**\n\n${changes.map((change) => `- ${change}`).join('\n')}`).join('\n\n')}
`;
