/** Programs that people copy from the documentation of the API. Tests run each of them. */
export const listLeadsInNode = (server: string) => `
const server = '${server}';
const headers = { Authorization: \`Bearer \${process.env.GIEWEL_TOKEN}\` };

let path = '/api/company-leads?limit=50';
while (path) {
  const response = await fetch(server + path, { headers });
  if (!response.ok) throw new Error(await response.text());
  for (const lead of await response.json()) console.log(lead.userId, lead.stage, lead.otherUser.name);
  path = /<(.+)>; rel="next"/.exec(response.headers.get('Link'))?.[1];
}
`;

export const listLeadsInPython = (server: string) => `
import json, os, re
from urllib.request import Request, urlopen

server = '${server}'
headers = {'Authorization': 'Bearer ' + os.environ['GIEWEL_TOKEN']}

path = '/api/company-leads?limit=50'
while path:
    with urlopen(Request(server + path, headers=headers)) as response:
        for lead in json.load(response):
            print(lead['userId'], lead['stage'], lead['otherUser']['name'])
        next_page = re.search('<(.+)>; rel="next"', response.headers.get('Link', ''))
        path = next_page and next_page[1]
`;

export const receiveEventsInNode = `
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
`;

export const receiveEventsInPython = `
import base64, hmac, json, os, time
from http.server import BaseHTTPRequestHandler, HTTPServer

key = base64.b64decode(os.environ['GIEWEL_WEBHOOK_SECRET'].replace('whsec_', ''))

# body is the bytes as they arrived: parse them afterwards.
def is_from_giewel(headers, body):
    seconds = headers['webhook-timestamp'] or ''
    if not seconds.isdecimal() or abs(time.time() - int(seconds)) > 300:
        return False
    signed = f"{headers['webhook-id']}.{seconds}.".encode() + body
    expected = b'v1,' + base64.b64encode(hmac.digest(key, signed, 'sha256'))
    # There are two signatures while the secret is being replaced.
    signatures = (headers['webhook-signature'] or '').encode().split()
    return any([hmac.compare_digest(signature, expected) for signature in signatures])

class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers['content-length'] or 0))
        is_ours = is_from_giewel(self.headers, body)
        self.send_response(204 if is_ours else 401)
        self.end_headers()
        if is_ours:
            event = json.loads(body)
            print(self.headers['webhook-id'], event['type'], event['data'], flush=True)

HTTPServer(('', 4000), Receiver).serve_forever()
`;
