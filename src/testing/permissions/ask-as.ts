import type { InjectOptions } from 'fastify';
import { addressOf } from '#kernel/endpoint.ts';
import type { Made } from './calls.ts';
import type { Name, World } from './people.ts';

type Method = NonNullable<InjectOptions['method']>;

/** The request of a row of the table, as one of its people. `cookie` is a session they have already. */
export const askAs = async (
  { host, ids }: World,
  who: Name,
  row: string,
  made: Made,
  cookie?: string,
  more: Record<string, string> = {},
): Promise<{ status: number; text: string }> => {
  const [method, url = ''] = row.split(' ');
  const { params, query, body, form, raw } = typeof made === 'function' ? made(who) : made;
  const own = who === 'visitor' ? undefined : (cookie ?? (await host.signIn(ids[who])));
  const headers: Record<string, string> = own === undefined ? more : { cookie: own, ...more };
  const address = addressOf({ url: url as '/api/' }, { params: params ?? {}, query });
  if (!raw) return host.ask(method as Method, address, { headers, body, ...(form && { form }) });
  const sent = { method: method as Method, url: address, payload: raw.content };
  const answer = await host.app.inject({ ...sent, headers: { ...headers, 'content-type': raw.type } });
  return { status: answer.statusCode, text: answer.body };
};
