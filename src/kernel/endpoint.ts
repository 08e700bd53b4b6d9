import type * as z from 'zod/mini';
import type { TokenScope } from './api-scopes.ts';
import type { MemberRole } from './company-role.ts';
import type { Refusals } from './refusal.ts';
import type { SentenceKey } from './sentence-keys.ts';

type Schema = z.core.$ZodType;
type Input<S> = S extends Schema ? z.core.input<S> : undefined;
type Output<S> = S extends Schema ? z.core.output<S> : undefined;

/**
 * A call may need one of these. `client` is a private user, `company` a company's account, `staff` a moderator or an
 * admin, `admin` an admin alone.
 */
export type AccessLevel = 'anyone' | 'person' | 'client' | 'company' | 'staff' | 'admin';

/** Each of these kinds of data about people is entered in the audit log when staff read it. */
export const staffReadKinds = ['people', 'companies', 'queue', 'project', 'room', 'file', 'proof'] as const;

/** The file of a call comes as a form of this one field. */
export interface UploadRules {
  field: string;
  largest: number;
  /** These refuse a larger file, and a body that is no such form. */
  say: { tooLarge: SentenceKey; notOneFile: SentenceKey };
}

/** Takes a body as raw bytes, neither JSON nor our form: an email, or a request of somebody's mail program. */
export interface RawBodyRules {
  types: readonly string[];
  largest: number;
}

export interface UploadedFile {
  bytes: Uint8Array;
  /** The sender chose this name, so it says nothing about the content. */
  name: string;
}

/** The handler returns this for a file that is saved under its name. */
export interface FileResponse {
  name: string;
  type: string;
  content: AsyncIterable<Uint8Array>;
  /** It is missing if the size isn't known. */
  size?: number;
  /**
   * Makes the file one that a page shows. A browser caches it under this name, and asks each time if it is still
   * allowed.
   */
  shownAs?: string;
}

/** The file's store serves it itself, at an address that is valid for a minute. */
export interface FileRedirect {
  elsewhere: string;
}

/** A browser downloads this part of an endpoint alone: enough to call it and to validate a form. */
interface CallDefinition {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path parameters are written `:name`. Only calls of mail programs and calendars are outside /api. */
  url: `/api/${string}` | `/unsubscribe/${string}` | `/calendar/${string}`;
  body?: Schema;
  /** The call takes a file (multipart/form-data) instead of a body. */
  upload?: UploadRules;
  /** An array on the wire, with total and next page in headers, is a ListPage in the code. */
  isPaged?: boolean;
}

interface CommonDefinition {
  who: AccessLevel;
  /**
   * A company's managers, or all its members, may call it in the company's name: the handler gets the company's owner
   * as the person. Otherwise only the owner may call it.
   */
  asCompany?: MemberRole;
  /** People read this line in /api/docs. */
  summary: string;
  params?: Schema;
  query?: Schema;
  /** The call takes raw bytes instead of a body. */
  raw?: RawBodyRules;
  refusals: Refusals;
  /**
   * The caller must have proved within the last minutes who they are, or prove it with this call (`currentPassword`).
   * With a list, only if the body changes one of these fields of the account.
   */
  needsStepUp?: true | readonly string[];
  /** The limit in bytes is set where people may send more than the host's default. */
  largestBody?: number;
  /** A POST that creates responds with 201 and honours Idempotency-Key. */
  creates?: boolean;
  /** The response holds a whole company profile with email and phone, so nobody may read many of these a minute. */
  isProfile?: boolean;
  /** The file is drawn or written for each request, so nobody may have many of these made a minute. */
  isMade?: true;
  /** The response is the same for everybody and may be cached until public data changes. */
  isPublic?: boolean;
  /**
   * This parameter names the company that a public response is about. Its data about other companies may be a minute
   * old.
   */
  aboutCompany?: 'id';
  /** Staff may call it even before they have the second factor that is required: it is how they get one. */
  isBeforeFactor?: true;
  /**
   * A program may call it with an API token that has this scope. Without it no token may: what signs people in, spends
   * money, decides about others or needs a proof of who somebody is stays with people.
   */
  scope?: TokenScope;
  /** Staff read data of others by it, and each call is entered in the audit log. */
  staffReads?: (typeof staffReadKinds)[number];
}

/** A call responds with JSON of this shape, a file, or an endless stream of server-sent events. */
type ResponseDefinition =
  | { response: Schema; isFile?: never; isStream?: never }
  | { isFile: true; response?: never; isStream?: never }
  | { isStream: true; response?: never; isFile?: never };

type ServerDefinition = CommonDefinition & ResponseDefinition;

/** The parts for the server are separate, so that they never reach a browser (scripts/browser-half.ts). */
interface EndpointDefinition extends CallDefinition {
  server: ServerDefinition;
}

/** An undeclared property would be downloaded by browsers unnoticed, so the compiler refuses it. */
type NothingElse<Written extends EndpointDefinition> = Record<
  Exclude<keyof Written, keyof EndpointDefinition>,
  never
>;

type Declared<Written extends EndpointDefinition> = Readonly<Omit<Written, 'server'> & Written['server']>;

export type Endpoint = Readonly<CallDefinition & ServerDefinition>;

/** Declares an endpoint once for the server, the browser, the tests and the OpenAPI document. */
export const endpoint = <const Written extends EndpointDefinition>(
  definition: Written & NothingElse<Written>,
): Declared<Written> => {
  const { server, ...call } = definition;
  return { ...call, ...server } as Declared<Written>;
};

/** A list that can grow comes in pages. `next` is the cursor of the following page. */
export interface ListPage<Item> {
  items: Item[];
  total: number;
  next: string | null;
}

type WireResponse<E extends Endpoint> = Output<E['response']>;

export type ResponseOf<E extends Endpoint> = E extends { isFile: true }
  ? FileResponse | FileRedirect
  : E extends { isPaged: true }
    ? WireResponse<E> extends (infer Item)[]
      ? ListPage<Item>
      : never
    : WireResponse<E>;

export type RefusalCodeOf<E extends Endpoint> = keyof E['refusals'] & string;

export interface ParsedInput<E extends Endpoint> {
  params: Output<E['params']>;
  query: Output<E['query']>;
  body: Output<E['body']>;
  file: E extends { upload: UploadRules } ? UploadedFile : undefined;
  /** Reads the raw body once the handler has decided to accept it. */
  readRaw: E extends { raw: RawBodyRules } ? () => Promise<Uint8Array> : undefined;
}

/** A caller passes only the parts that the endpoint declares. */
export type CallInput<E extends Endpoint> = {
  [Part in 'params' | 'query' | 'body' as E[Part] extends Schema ? Part : never]: Part extends 'params'
    ? Record<keyof Input<E['params']>, string | number>
    : Input<E[Part]>;
};

type SearchValue = string | number | boolean | null | undefined;

/** Returns path and query of a call: the same text is the request's address and the cache's key. */
export const requestPath = (
  called: Pick<Endpoint, 'url'>,
  input: { params?: Record<string, string | number>; query?: unknown } = {},
): string => {
  const path = called.url.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name] ?? '')),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries((input.query ?? {}) as Record<string, SearchValue>)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  const query = search.toString();
  return query ? `${path}?${query}` : path;
};
