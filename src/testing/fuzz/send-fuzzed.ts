import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { InjectOptions } from 'fastify';
import { type Endpoint, requestPath } from '#kernel/endpoint.ts';
import { type RequestParts, requestBuilders } from '#testing/permissions/calls.ts';
import type { TestWorld } from '#testing/permissions/test-world.ts';
import type { FuzzedRequest } from './fuzzed-request.ts';

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};

/** Encodes a value as an address can carry it. */
const asUrlText = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();

/** Returns a valid request about an existing thing; an empty one if there may be only one and it exists already. */
const validCall = async (
  world: TestWorld,
  { method, url }: Endpoint,
  role: FuzzedRequest['who'],
): Promise<RequestParts> => {
  try {
    const fixture = (await requestBuilders[`${method} ${url}`]?.(world)) ?? {};
    return typeof fixture === 'function' ? fixture(role) : fixture;
  } catch {
    return {};
  }
};

const bodyOf = (valid: RequestParts, { body, field }: FuzzedRequest): unknown => {
  const whole = body === undefined ? valid.body : body;
  if (!field) return whole;
  const fields = asRecord(whole);
  const names = Object.keys(fields);
  const name = names[field[0] % Math.max(1, names.length)];
  return name === undefined ? whole : { ...fields, [name]: field[1] };
};

const paramsOf = ({ url }: Endpoint, valid: RequestParts, { params }: FuzzedRequest) => {
  const names = Array.from(url.matchAll(/:(\w+)/g), ([, name]) => name as string);
  const fuzzed = asRecord(params);
  const valueOf = (name: string) => asUrlText(fuzzed[name] ?? valid.params?.[name] ?? '1').slice(0, 200);
  return Object.fromEntries(names.map((name) => [name, valueOf(name)]));
};

const headersOf = ({ headers, kept }: FuzzedRequest): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter((_, index) => kept[index] === 0));

const unpacked = (bytes: Buffer, encoding: unknown): string => {
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString();
};

interface Sending {
  answer: { status: number; body: unknown; text: string };
  /** Describes the request in one line. */
  what: string;
  /** This process used so much CPU time for it. */
  cpuMs: number;
}

export const sendFuzzed = async (
  world: TestWorld,
  endpoint: Endpoint,
  fuzzed: FuzzedRequest,
): Promise<Sending> => {
  const { host, ids } = world;
  const { who: role } = fuzzed;
  const valid = await validCall(world, endpoint, role);
  const query = Object.entries({ ...valid.query, ...asRecord(fuzzed.query) });
  const url = requestPath(endpoint, {
    params: paramsOf(endpoint, valid, fuzzed),
    query: Object.fromEntries(query.map(([name, value]) => [name, asUrlText(value)])),
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
  const description = `${role} ${endpoint.method} ${url} ${JSON.stringify(headers)} ${isForm ? 'a file' : (json ?? '')}`;
  if (role !== 'visitor') headers['cookie'] = await host.signIn(ids[role]);
  const payload = isForm ? valid.form : json;
  const cpuBefore = process.cpuUsage();
  const response = await host.app.inject({
    method: endpoint.method,
    url,
    headers,
    ...(payload !== undefined && endpoint.method !== 'GET' && { payload }),
  } as InjectOptions);
  const { user, system } = process.cpuUsage(cpuBefore);
  const text = unpacked(response.rawPayload, response.headers['content-encoding']);
  const isJson = String(response.headers['content-type']).includes('json') && text !== '';
  return {
    answer: { status: response.statusCode, body: isJson ? JSON.parse(text) : null, text },
    what: description,
    cpuMs: (user + system) / 1000,
  };
};
