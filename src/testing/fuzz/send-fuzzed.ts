import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { InjectOptions } from 'fastify';
import { addressOf, type Endpoint } from '#kernel/endpoint.ts';
import { calls, type Sent } from '#testing/permissions/calls.ts';
import type { World } from '#testing/permissions/people.ts';
import type { Fuzzed } from './requests.ts';

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};

/** As an address can hold it. */
const inAddress = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();

/** A valid request about something that is there; nothing where such a thing is there already. */
const validCall = async (world: World, { method, url }: Endpoint, who: Fuzzed['who']): Promise<Sent> => {
  try {
    const made = (await calls[`${method} ${url}`]?.(world)) ?? {};
    return typeof made === 'function' ? made(who) : made;
  } catch {
    return {};
  }
};

const bodyOf = (valid: Sent, { body, field }: Fuzzed): unknown => {
  const whole = body === undefined ? valid.body : body;
  if (!field) return whole;
  const fields = asRecord(whole);
  const names = Object.keys(fields);
  const name = names[field[0] % Math.max(1, names.length)];
  return name === undefined ? whole : { ...fields, [name]: field[1] };
};

const paramsOf = ({ url }: Endpoint, valid: Sent, { params }: Fuzzed) => {
  const names = Array.from(url.matchAll(/:(\w+)/g), ([, name]) => name as string);
  const fuzzed = asRecord(params);
  const valueOf = (name: string) => inAddress(fuzzed[name] ?? valid.params?.[name] ?? '1').slice(0, 200);
  return Object.fromEntries(names.map((name) => [name, valueOf(name)]));
};

const headersOf = ({ headers, kept }: Fuzzed): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter((_, at) => kept[at] === 0));

const unpacked = (bytes: Buffer, encoding: unknown): string => {
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString();
};

interface Sending {
  answer: { status: number; body: unknown; text: string };
  /** What was sent, in one line. */
  what: string;
  /** What this process worked for it. */
  cpuMs: number;
}

export const sendFuzzed = async (world: World, endpoint: Endpoint, fuzzed: Fuzzed): Promise<Sending> => {
  const { host, ids } = world;
  const { who } = fuzzed;
  const valid = await validCall(world, endpoint, who);
  const query = Object.entries({ ...valid.query, ...asRecord(fuzzed.query) });
  const url = addressOf(endpoint, {
    params: paramsOf(endpoint, valid, fuzzed),
    query: Object.fromEntries(query.map(([name, value]) => [name, inAddress(value)])),
  });
  const body = valid.form && fuzzed.body === undefined ? undefined : bodyOf(valid, fuzzed);
  const isForm = valid.form !== undefined && body === undefined;
  const json = body === undefined ? valid.raw?.content : JSON.stringify(body);
  const type = body === undefined ? valid.raw?.type : 'application/json';
  const headers: Record<string, string> = {
    ...(type !== undefined && { 'content-type': type }),
    ...headersOf(fuzzed),
  };
  if (isForm) delete headers['content-type'];
  const what = `${who} ${endpoint.method} ${url} ${JSON.stringify(headers)} ${isForm ? 'a file' : (json ?? '')}`;
  if (who !== 'visitor') headers['cookie'] = await host.signIn(ids[who]);
  const payload = isForm ? valid.form : json;
  const before = process.cpuUsage();
  const response = await host.app.inject({
    method: endpoint.method,
    url,
    headers,
    ...(payload !== undefined && endpoint.method !== 'GET' && { payload }),
  } as InjectOptions);
  const { user, system } = process.cpuUsage(before);
  const text = unpacked(response.rawPayload, response.headers['content-encoding']);
  const isJson = String(response.headers['content-type']).includes('json') && text !== '';
  return {
    answer: { status: response.statusCode, body: isJson ? JSON.parse(text) : null, text },
    what,
    cpuMs: (user + system) / 1000,
  };
};
