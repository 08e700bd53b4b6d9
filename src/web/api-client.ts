import {
  type CallInput,
  type Endpoint,
  type ListPage,
  type RefusalCodeOf,
  type ResponseOf,
  requestPath,
} from '#kernel/endpoint.ts';
import type { WireError } from '#kernel/refusal.ts';
import { languageHeader } from './page-language.ts';

/** Thrown for any unsuccessful response. Its message is '{status}: {body}', as the documents say. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: string;

  constructor(status: number, body: string) {
    super(`${status}: ${body}`);
    this.status = status;
    this.body = body;
  }

  /** Returns sentence, code and fields of our own errors; empty for anything else. */
  get wire(): Partial<WireError> {
    try {
      return JSON.parse(this.body) as WireError;
    } catch {
      return {};
    }
  }

  is<E extends Endpoint>(_of: E, code: RefusalCodeOf<E>): boolean {
    return this.wire.code === code;
  }
}

/** A dialog stays while its form is being sent: on a dead connection it would stay for minutes. */
const LONGEST_WRITE_MS = 30_000;

/** Lets the person prove who they are; false if they would rather not. Only signed-in pages have a dialog for it. */
type RequestProof = () => Promise<boolean>;

let requestProof: RequestProof = async () => false;

/** Called by the frame once somebody is signed in. */
export const setStepUpDialog = (ask: RequestProof) => {
  requestProof = ask;
};

/** A call that needs a proof is sent once more after it. */
const withProof = async <Answer>(send: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await send();
  } catch (error) {
    const isProofNeeded = error instanceof ApiError && error.wire.code === 'stepUpNeeded';
    if (!isProofNeeded || !(await requestProof())) throw error;
    return send();
  }
};

type OwnInit = Omit<RequestInit, 'headers'> & { headers?: Readonly<Record<string, string>> };

/** Throws an ApiError for any unsuccessful response. */
export const fetchOrThrow = async (address: string, init: OwnInit): Promise<Response> => {
  const headers = { ...init.headers, ...languageHeader() };
  const response = await fetch(address, { credentials: 'include', ...init, headers });
  if (!response.ok) {
    const body = await response.text();
    throw new ApiError(response.status, body || response.statusText);
  }
  return response;
};

/** This is the default query: the key's parts are the path. */
export const fetchByQueryKey = async (key: readonly unknown[], signal?: AbortSignal): Promise<unknown> => {
  const response = await fetchOrThrow(key.join('/'), { signal });
  return response.json();
};

const nextCursor = (link: string | null): string | null => {
  const address = link?.match(/<([^<>]+)>;\s*rel="next"/)?.[1];
  return address ? new URL(address, 'http://host').searchParams.get('cursor') : null;
};

/** As a page goes, a browser sends 64 KiB at most; a character has up to three bytes. */
const MOST_AFTER_PAGE_CHARS = 20_000;

/** Calls an endpoint by its contract. A paged list arrives as a Page. */
export const callEndpoint = async <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: {
    signal?: AbortSignal;
    idempotencyKey?: string;
    /** The call is made as the page goes: the browser sends it though nobody reads its response. */
    isLast?: boolean;
  } = {},
): Promise<ResponseOf<E>> => {
  const { params, query, body } = input as {
    params?: Record<string, string>;
    query?: unknown;
    body?: object;
  };
  const text = body && JSON.stringify(body);
  const { idempotencyKey: key } = options;
  const send = () =>
    fetchOrThrow(requestPath(endpoint, { params, query }), {
      method: endpoint.method,
      keepalive: options.isLast && (text ?? '').length <= MOST_AFTER_PAGE_CHARS,
      signal:
        options.signal ?? (endpoint.method === 'GET' ? undefined : AbortSignal.timeout(LONGEST_WRITE_MS)),
      headers: {
        ...(text && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
      },
      body: text,
    });
  const response = await withProof(send);
  const data: unknown = await response.json();
  if (!endpoint.isPaged) return data as ResponseOf<E>;
  const page: ListPage<unknown> = {
    items: data as unknown[],
    total: Number(response.headers.get('x-total-count') ?? (data as unknown[]).length),
    next: nextCursor(response.headers.get('link')),
  };
  return page as ResponseOf<E>;
};
