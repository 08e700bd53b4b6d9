import type { InjectOptions } from 'fastify';
import { requestPath } from '#kernel/endpoint.ts';
import type { RequestFixture } from './calls.ts';
import type { TestRole, TestWorld } from './test-world.ts';

type Method = NonNullable<InjectOptions['method']>;

/** Sends the request of a row of the table, as one of its people. `cookie` is a session they have already. */
export const requestAs = async (
  { host, ids }: TestWorld,
  role: TestRole,
  row: string,
  fixture: RequestFixture,
  cookie?: string,
  more: Record<string, string> = {},
): Promise<{ status: number; text: string }> => {
  const [method, url = ''] = row.split(' ');
  const { params, query, body, form, raw } = typeof fixture === 'function' ? fixture(role) : fixture;
  const sessionCookie = role === 'visitor' ? undefined : (cookie ?? (await host.signIn(ids[role])));
  const headers: Record<string, string> =
    sessionCookie === undefined ? more : { cookie: sessionCookie, ...more };
  const address = requestPath({ url: url as '/api/' }, { params: params ?? {}, query });
  if (!raw) return host.ask(method as Method, address, { headers, body, ...(form && { form }) });
  const injected = { method: method as Method, url: address, payload: raw.content };
  const response = await host.app.inject({ ...injected, headers: { ...headers, 'content-type': raw.type } });
  return { status: response.statusCode, text: response.body };
};
