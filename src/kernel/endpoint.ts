import type * as z from 'zod/mini';
import type { MemberRole } from './company-role.ts';
import type { Refusals } from './refusal.ts';
import type { SentenceKey } from './sentences.ts';

type Schema = z.core.$ZodType;
type Input<S> = S extends Schema ? z.core.input<S> : undefined;
type Output<S> = S extends Schema ? z.core.output<S> : undefined;

/**
 * Who may call. `client` is a private user, `company` a company's account, `staff` a moderator or an admin,
 * `admin` an admin alone.
 */
export type AccessLevel = 'anyone' | 'person' | 'client' | 'company' | 'staff' | 'admin';

/** What of people staff read by a call that says so, each time noted in the audit trail. */
export const staffReadings = ['people', 'companies', 'queue', 'project', 'room', 'file', 'proof'] as const;

/** The file that comes with a call, as a form of nothing but this one field. */
export interface UploadRules {
  field: string;
  /** In bytes. */
  largest: number;
  /** What is said of a larger file, and of anything that is not such a form. */
  say: { tooLarge: SentenceKey; notOneFile: SentenceKey };
}

/** What comes as it is, neither JSON nor a form of ours: a mail, or what another's mail program sends. */
export interface RawBodyRules {
  /** Its media types. */
  types: readonly string[];
  /** In bytes. */
  largest: number;
}

/** A file that came. */
export interface SentFile {
  bytes: Uint8Array;
  /** As its sender calls it, which says nothing of what it is. */
  name: string;
}

/** A file on its way out, to be kept under its name. */
export interface FileResponse {
  name: string;
  type: string;
  content: AsyncIterable<Uint8Array>;
  /** In bytes, where that is known. */
  size?: number;
  /**
   * Makes it one that a page shows. A browser keeps what has this name, and asks each time whether it still may.
   */
  shownAs?: string;
}

/** A file that its store hands out itself, at an address that holds for a minute. */
export interface FileRedirect {
  elsewhere: string;
}

/** What a call needs, and a form is checked by: all of an endpoint that a browser downloads. */
interface CallDefinition {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path parameters as `:name`. Under /api, but for what a mail program or a calendar calls. */
  url: `/api/${string}` | `/unsubscribe/${string}` | `/calendar/${string}`;
  body?: Schema;
  /** Takes a file (multipart/form-data) where others take a body. */
  upload?: UploadRules;
  /** An array on the wire, with its total and the next page's address in headers; a Page in the code. */
  isPaged?: boolean;
}

interface CommonDefinition {
  who: AccessLevel;
  /**
   * A company's member calls it in the company's name, a manager or everybody of the team: the handler gets the
   * company's owner as the person. Where this is not said, a company's calls are its owner's alone.
   */
  asCompany?: MemberRole;
  /** One line for the people who read /api/docs. */
  summary: string;
  params?: Schema;
  query?: Schema;
  /** Takes bytes as they come where others take a body. */
  raw?: RawBodyRules;
  refusals: Refusals;
  /**
   * The caller has proved within the last minutes who they are, or proves it with this call (`currentPassword`). Or
   * only where the body names one of these fields and another value than the account holds.
   */
  needsStepUp?: true | readonly string[];
  /** In bytes: for what people may write more of than the host takes by itself. */
  largestBody?: number;
  /** 201 for a POST that creates; such a call honours Idempotency-Key. */
  creates?: boolean;
  /** A company's whole profile, its e-mail and phone too: nobody reads many of these a minute. */
  isProfile?: boolean;
  /** A file that is drawn or written anew each time it is asked for: nobody has many of these made a minute. */
  isMade?: true;
  /** The answer is the same for everybody and may be kept until public data changes. */
  isPublic?: boolean;
  /**
   * The parameter that names the company which a public answer is about. Whatever it shows of others beside it may be
   * a minute old.
   */
  aboutCompany?: 'id';
  /** Also for staff who have no second factor yet where one is demanded: how they get one. */
  isBeforeFactor?: true;
  /** What moderators and admins read of others by it: the trail notes each time that they do. */
  staffReads?: (typeof staffReadings)[number];
}

/** What a call answers: JSON of this shape, a file, or server-sent events without end. */
type ResponseDefinition =
  | { response: Schema; isFile?: never; isStream?: never }
  | { isFile: true; response?: never; isStream?: never }
  | { isStream: true; response?: never; isFile?: never };

type ServerDefinition = CommonDefinition & ResponseDefinition;

/** As it is written: what the server alone needs stands apart, and never reaches a browser (scripts/browser-half.ts). */
interface EndpointDefinition extends CallDefinition {
  server: ServerDefinition;
}

/** Whatever is not declared above would be downloaded unseen. */
type NothingElse<Written extends EndpointDefinition> = Record<
  Exclude<keyof Written, keyof EndpointDefinition>,
  never
>;

type Declared<Written extends EndpointDefinition> = Readonly<Omit<Written, 'server'> & Written['server']>;

export type Endpoint = Readonly<CallDefinition & ServerDefinition>;

/** Declares an endpoint once, for the server, the browser, the tests and the OpenAPI document. */
export const endpoint = <const Written extends EndpointDefinition>(
  definition: Written & NothingElse<Written>,
): Declared<Written> => {
  const { server, ...call } = definition;
  return { ...call, ...server } as Declared<Written>;
};

/** A page of a list that can grow. `next` is the cursor of the page after it. */
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
  file: E extends { upload: UploadRules } ? SentFile : undefined;
  /** Reads what came raw, once the handler knows that it wants to. */
  readRaw: E extends { raw: RawBodyRules } ? () => Promise<Uint8Array> : undefined;
}

/** What a caller passes: only the parts the endpoint declares. */
export type CallInput<E extends Endpoint> = {
  [Part in 'params' | 'query' | 'body' as E[Part] extends Schema ? Part : never]: Part extends 'params'
    ? Record<keyof Input<E['params']>, string | number>
    : Input<E[Part]>;
};

type SearchValue = string | number | boolean | null | undefined;

/** Path and query of a call: the same text is the request's address and the cache's key. */
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
