import { API_TOKEN_PREFIX } from '#kernel/api-token.ts';
import { href } from '#kernel/href.ts';
import { TOKEN_REQUESTS_A_MINUTE_BY_KIND } from './request-rate-limits.ts';

/** Heads the documentation of the API. Markdown. */
export const apiIntroduction = (server: string): string => `
Use the API to read and change data on Giewel on behalf of a person or a company.

## Get started

1. Log in and open [Settings → Security → API tokens](${server}${href('/settings/api-tokens')}). Create a token and choose what it can
   read and write; you may be asked for your password. A token begins with \`${API_TOKEN_PREFIX}\`, and you see it only once.
2. Send the token with each call. This call lists a company’s leads and needs the scope \`leads:read\` (**Leads: Read**):

\`\`\`sh
curl -H "Authorization: Bearer $GIEWEL_TOKEN" ${server}/api/company-leads
\`\`\`

The token of a team member acts for the company. Each operation below names the scope its token needs. Operations without a scope
are for the website only and don’t accept tokens.

## Lists

Lists are paginated. The \`X-Total-Count\` header says how many entries there are. The \`Link\` header with \`rel="next"\` has the path of
the next page; the last page doesn’t have one.

## Dates and amounts

Times are ISO 8601 in UTC, like \`2026-11-30T09:30:00.000Z\`. Days, like \`2026-11-30\`, are days in Luxembourg and last until midnight there.
Amounts are in euros: text with decimals, like \`"13534.56"\`, where they’re exact, and numbers where they’re estimates.

## Safe retries

Send an \`Idempotency-Key\` that you generate with each POST that creates something. If you don’t get a response, repeat the call with the
same key within a day: nothing is created twice, and you get the first response.

## Errors

Errors are \`application/problem+json\` (RFC 9457). Use \`code\` to identify the error; it doesn’t change. \`message\` and \`detail\` are
sentences for people, in the language of \`Accept-Language\`, and may change. \`fields\` lists the fields with invalid input.
If the method isn’t supported, you get 405 with an \`Allow\` header.

## Limits

Each token can read ${TOKEN_REQUESTS_A_MINUTE_BY_KIND.read} times and write ${TOKEN_REQUESTS_A_MINUTE_BY_KIND.write} times a minute. The \`RateLimit-Policy\` header states the limit; \`RateLimit\` states how much of it
is left and in how many seconds it resets. Above the limit, you get 429 with a \`Retry-After\` header. A 503 also has \`Retry-After\`.

## Webhooks

Create a webhook at [Settings → Security → Webhooks](${server}${href('/settings/webhooks')}) to receive events on your own server, and copy its secret. Its
address must be public and begin with \`https://\`. To test on your own machine, use a tunnel, like
\`cloudflared tunnel --url http://localhost:4000\`. **Send test event** sends a \`webhook.test\` event with empty data.

An event is a POST like this one. It contains only IDs; under *Webhooks* below, each event names the call that returns the details. For this one, that’s
\`GET /api/messages/conversation/{senderId}\`.

\`\`\`http
POST /hook HTTP/1.1
content-type: application/json
webhook-id: evt_47aa29cf-3e7e-4649-96cc-59f0d13b8f4e
webhook-timestamp: 1795928924
webhook-signature: v1,3kJ0c2Pq…

{"type":"message.created","timestamp":"2026-11-29T05:08:44.000Z","data":{"messageId":363,"senderId":1}}
\`\`\`

We sign events as [Standard Webhooks](https://www.standardwebhooks.com) specifies, and there are libraries for most languages to verify them. To verify one yourself:

1. Decode what follows \`whsec_\` in your secret from Base64. That’s the key.
2. Join \`webhook-id\`, \`webhook-timestamp\` and the body, exactly as it arrived, with dots.
3. Compute the HMAC-SHA256 of that text with the key, and encode it in Base64.
4. Compare it with what follows \`v1,\` in \`webhook-signature\`. While a secret is being replaced, the header has several signatures, separated by spaces.
5. Reject the event if \`webhook-timestamp\`, in seconds, is more than five minutes off.

In Node:

\`\`\`js
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const key = Buffer.from(process.env.GIEWEL_WEBHOOK_SECRET.replace('whsec_', ''), 'base64');

// body is the text as it arrived: parse it afterwards.
const isFromGiewel = (headers, body) => {
  const seconds = headers['webhook-timestamp'];
  if (!(Math.abs(Date.now() / 1000 - seconds) < 300)) return false;
  const signed = \`\${headers['webhook-id']}.\${seconds}.\${body}\`;
  const expected = Buffer.from(\`v1,\${createHmac('sha256', key).update(signed).digest('base64')}\`);
  // There are two signatures while the secret is being replaced.
  return String(headers['webhook-signature'])
    .split(' ')
    .map((signature) => Buffer.from(signature))
    .some((signature) => signature.length === expected.length && timingSafeEqual(signature, expected));
};

createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray()).toString();
  if (!isFromGiewel(request.headers, body)) return response.writeHead(401).end();
  response.writeHead(204).end();
  const { type, data } = JSON.parse(body);
  console.log(request.headers['webhook-id'], type, data);
}).listen(4000);
\`\`\`

**New secret** creates another secret. For 24 hours, deliveries have two signatures, one with each secret, so your server
accepts them before and after you replace the old one.

Respond with a 2xx status within 10 seconds. We treat any other response, including a redirect, as a failure and try again seven times over 24 hours.
An event may arrive more than once or out of order; its \`webhook-id\` is the same each time. If every delivery fails for three days, we turn the webhook
off and email its owner. We keep deliveries for 30 days, and you can send any of them again.

## Versioning

We may add operations, optional parameters, response fields, error codes and events at any time, so ignore anything your program doesn’t recognise.
For operations with a scope, public operations and webhook events, we announce removals and changes of meaning in the changelog
six months in advance. Operations without a scope are for the website only and may change
with every version.
`;
