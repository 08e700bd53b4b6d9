import { type Operations, operations, type Page, type Problem } from './operations.ts';

export type * from './operations.ts';

/** The API refused a call, or could not answer it. `problem.code` says why. */
export class GiewelError extends Error {
  readonly status: number;
  readonly problem: Partial<Problem>;
  /** After so many seconds the same call may succeed. */
  readonly retryAfter: number | undefined;

  constructor(status: number, problem: Partial<Problem>, retryAfter: number | undefined) {
    super(`${status} ${problem.code ?? ''}: ${problem.detail ?? ''}`);
    this.status = status;
    this.problem = problem;
    this.retryAfter = retryAfter;
  }
}

export interface ClientOptions {
  /** https://giewel.example */
  baseUrl: string;
  /** An API token, from the settings. */
  token: string;
  fetch?: (address: string, init: RequestInit) => Promise<Response>;
}

export interface CallOptions {
  /** Send the same key again after a lost response, and nothing is created twice. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

/** An input that is wholly optional may be left out. */
type Arguments<Input> =
  Record<string, never> extends Input
    ? [input?: Input, options?: CallOptions]
    : [input: Input, options?: CallOptions];

export type Client = {
  [Name in keyof Operations]: (
    ...args: Arguments<Operations[Name]['input']>
  ) => Promise<Operations[Name]['output']>;
};

interface AnyInput {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
  form?: FormData;
}

const addressOf = (baseUrl: string, path: string, { params = {}, query = {} }: AnyInput) => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  const queryText = search.toString();
  return `${baseUrl.replace(/\/$/, '')}${filled}${queryText ? `?${queryText}` : ''}`;
};

const nextCursor = (link: string | null) => {
  const address = link?.match(/<([^<>]+)>;\s*rel="next"/)?.[1];
  return address ? new URL(address, 'http://host').searchParams.get('cursor') : null;
};

const failure = async (response: Response) => {
  const problem = (await response.json().catch(() => ({}))) as Partial<Problem>;
  const retryAfter = response.headers.get('retry-after');
  return new GiewelError(response.status, problem, retryAfter === null ? undefined : Number(retryAfter));
};

/** Calls the API of Giewel. Each operation of the documentation is a method. */
export const createClient = ({ baseUrl, token, fetch: send = fetch }: ClientOptions): Client => {
  const call = async (name: keyof Operations, input: AnyInput = {}, options: CallOptions = {}) => {
    const [method, path, kind] = operations[name];
    const { body, form } = input;
    const { idempotencyKey, signal } = options;
    const response = await send(addressOf(baseUrl, path, input), {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(form && { body: form }),
      ...(signal && { signal }),
    });
    if (!response.ok) throw await failure(response);
    if (kind === 'file') return response;
    const data: unknown = await response.json();
    if (kind === 'json') return data;
    const items = data as unknown[];
    const { headers } = response;
    const page: Page<unknown> = {
      items,
      total: Number(headers.get('x-total-count') ?? items.length),
      next: nextCursor(headers.get('link')),
    };
    return page;
  };
  const names = Object.keys(operations) as (keyof Operations)[];
  return Object.fromEntries(
    names.map((name) => [name, (input?: AnyInput, options?: CallOptions) => call(name, input, options)]),
  ) as unknown as Client;
};
