import { API_TOKEN_PREFIX } from '#kernel/api-token.ts';
import { href } from '#kernel/href.ts';
import { TOKEN_REQUESTS_A_MINUTE } from './request-rate-limits.ts';

/** Heads the documentation of the API. Markdown. */
export const apiIntroduction = (server: string): string => `
Programs read and change on Giewel what a person or a company allows them.

## Get started

1. Log in, open **Settings → Security → API tokens** (\`${server}${href('/settings/api-tokens')}\`) and create a token. Choose what it may
   read and write. It begins with \`${API_TOKEN_PREFIX}\` and is shown once.
2. Send it with each call. This one lists a company’s leads and needs \`leads:read\`:

\`\`\`sh
curl -H "Authorization: Bearer $GIEWEL_TOKEN" ${server}/api/company-leads
\`\`\`

Each operation below names the scope its token needs. Operations with no scope are the website’s own and refuse tokens.

## Lists

A list comes in pages. \`X-Total-Count\` says how many entries there are; the \`Link\` header with \`rel="next"\` holds the address of
the next page without the host, and is missing on the last one.

## Creating things once

Send an \`Idempotency-Key\` of your own with a POST that creates something. If you lose the response, send the same call with the same key
again within a day: nothing is created twice, and you get the first response.

## Errors

An error is \`application/problem+json\` (RFC 9457). \`code\` says which one it is and stays the same; \`message\` and \`detail\` are
sentences for people in the language of \`Accept-Language\` and may change. \`fields\` names what is wrong in the input.
A wrong method is 405 with \`Allow\`.

## Limits

A token may read ${TOKEN_REQUESTS_A_MINUTE.read} times and write ${TOKEN_REQUESTS_A_MINUTE.write} times a minute. \`RateLimit-Policy\` states the limit, \`RateLimit\` what is left of it
and in how many seconds it is whole again. Beyond it the response is 429 with \`Retry-After\`. A 503 also has \`Retry-After\`.

## Webhooks

Create a webhook at **Settings → Security → Webhooks** (\`${server}${href('/settings/webhooks')}\`) to hear of events at your own server. Its address is public and
begins with \`https://\`; a tunnel leads from one to your own machine. **Send test event** sends \`webhook.test\`, whose data is empty.

We POST the bodies under *Webhooks* below. They hold ids alone, and each names the call that says more. They are signed as
[Standard Webhooks](https://www.standardwebhooks.com) says; libraries for most languages verify them. By hand, with Node:

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

**New secret** makes another one. For 24 hours deliveries have two signatures, made with the new and the old secret, so that your server
takes them before and after you replace it.

Respond with a 2xx status within 10 seconds. Anything else, a redirect too, counts as failed: we try again seven times over 24 hours.
An event may arrive more than once or out of order; \`webhook-id\` is the same each time. After three days in which nothing arrived we turn the webhook
off and send its owner an email. The log of deliveries keeps 30 days, from which each can be sent again.

## What may change

Operations with a scope, public operations and webhook events change only by addition: new operations, optional parameters, fields in
responses, error codes and events may come at any time, so ignore what you don’t know. Nothing of them is removed and no field changes its meaning
without six months’ notice in the changelog. Operations with no scope belong to the website and may change
with every version.
`;
