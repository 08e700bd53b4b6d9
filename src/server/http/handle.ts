import { safeParse } from 'zod/mini';
import type { $ZodIssue, $ZodType } from 'zod/v4/core';
import type {
  Endpoint,
  ListPage,
  ParsedInput,
  RawBodyRules,
  RefusalCodeOf,
  ResponseOf,
  UploadedFile,
  UploadRules,
} from '#kernel/endpoint.ts';
import type { Language } from '#kernel/language.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { SentenceKey } from '#kernel/sentence-keys.ts';
import { asCompanyOwner, type Person } from '#kernel/signed-in-person.ts';
import type { Account } from '#server/auth/session-types.ts';
import type { Services } from '#server/services/services.ts';
import type { StaffRead } from '#server/services/staff-read.ts';
import { compileSchema } from './compile-schema.ts';
import { requireStepUp, refuseMissingStepUp } from './require-step-up.ts';
import { notAllowedFor, serverRefusals } from './server-refusals.ts';
import { namingUnknownFields, strictSchemaOf } from './strict-body.ts';

/** The host knows this about a request besides its input. */
export interface RequestContext {
  person: Person | null;
  account: Account | null;
  sessionId: number | null;
  /** The person has proved within the last minutes who they are. */
  isProved: boolean;
  ip: string;
  /** The visitor sees us at this scheme and host. */
  origin: string;
  userAgent: string | null;
  language: Language;
  /** A browser has it once it has requested a code before it had an account. */
  browserToken: string | null;
  /** A browser has it once somebody has signed in there. */
  knownToken: string | null;
  /** A program sends it instead of a session (Authorization: Bearer …). */
  bearer: string | null;
  /** The call came with this API token instead of a session. */
  tokenId: number | null;
  /** All tries of one call share it (Idempotency-Key). */
  idempotencyKey: string | null;
  /** A payment service signs its bytes with it (Stripe-Signature). */
  signature: string | null;
}

export interface HandlerContext<E extends Endpoint> extends ParsedInput<E>, Omit<RequestContext, 'person'> {
  person: 'anyone' extends E['who'] ? Person | null : Person;
  services: Services;
  /** Ends the request with one of the contract's refusals: `throw refuse('notFound')`. */
  refuse: (code: RefusalCodeOf<E>, words?: Record<string, string>) => Refusal;
  /** Sets the session cookie, or removes it. */
  setSession: (token: { value: string; maxAgeSeconds?: number } | null) => void;
  setBrowserToken: (token: string) => void;
  setKnownToken: (token: { value: string; maxAgeSeconds: number }) => void;
  /** Records for the audit log whose data staff read, and which object if the address doesn't say so. */
  concerns: (personId: number | null, object?: string) => void;
}

/** A handler may set these besides its response. */
export type ResponseCookies = Pick<
  HandlerContext<Endpoint>,
  'setSession' | 'setBrowserToken' | 'setKnownToken'
>;

interface StepsOf<E extends Endpoint, Prepared> {
  /** Slow work (a hash, another server) runs before the transaction of a call that has an Idempotency-Key. */
  prepare?: (context: HandlerContext<E>) => Promise<Prepared>;
  handle: (context: HandlerContext<E>, prepared: Prepared) => Promise<ResponseOf<E>>;
  /** A response with a secret isn't stored whole: this returns the stored form, which `repeat` completes. */
  redact?: (response: ResponseOf<E>) => ResponseOf<E>;
  repeat?: (context: HandlerContext<E>, storedResponse: ResponseOf<E>) => Promise<ResponseOf<E>>;
}

/** Each route's own types hold inside its steps. A list of routes can't say which these are, so nobody may call them. */
interface Steps {
  prepare?: (context: never) => Promise<unknown>;
  handle: (context: never, prepared: never) => Promise<unknown>;
  redact?: (response: never) => unknown;
  repeat?: (context: never, storedResponse: never) => Promise<unknown>;
}

/** `runEndpointRoute` alone calls them, with what it has parsed by the endpoint's own schemas. */
type CallableSteps = StepsOf<Endpoint, unknown>;

export interface EndpointRoute extends Steps {
  endpoint: Endpoint;
  /** The contract's response is compiled; a file has none. */
  responseSchema: $ZodType | undefined;
}

const routeOf = (endpoint: Endpoint, steps: Steps): EndpointRoute => ({
  endpoint,
  responseSchema: endpoint.response && compileSchema(endpoint.response),
  ...steps,
});

export const handle = <E extends Endpoint>(
  endpoint: E,
  handler: (context: HandlerContext<E>) => Promise<ResponseOf<E>>,
): EndpointRoute => routeOf(endpoint, { handle: handler });

/** Ties a handler in two steps to an endpoint that creates something: slow work first, storing second. */
export const handleInSteps = <E extends Endpoint, Prepared>(
  endpoint: E,
  steps: StepsOf<E, Prepared> & Pick<Required<StepsOf<E, Prepared>>, 'prepare'>,
): EndpointRoute => routeOf(endpoint, steps);

export class InvalidInputError extends Error {
  readonly issues: readonly $ZodIssue[];

  constructor(issues: readonly $ZodIssue[]) {
    super('Invalid input');
    this.issues = issues;
  }
}

/** Reports fields that only the handler could find invalid, in the same response as the schema's. */
export const invalidFieldsError = (wrong: Readonly<Record<string, SentenceKey>>): InvalidInputError =>
  new InvalidInputError(
    Object.entries(wrong).map(([name, message]) => ({
      code: 'custom',
      path: [name],
      message,
      input: undefined,
    })),
  );

/** `expected` says to programs what the message says to people, with the names of the fields. */
export const invalidFieldError = (
  name: string,
  messageKey: SentenceKey,
  expected?: string,
): InvalidInputError =>
  new InvalidInputError([
    { code: 'custom', path: [name], message: messageKey, input: undefined, params: { expected } },
  ]);

export interface RawInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  /** Receives the file once the caller is known to be allowed to send one, and passes it on when its turn has come. */
  withFile?: (upload: UploadRules, use: (file: UploadedFile) => Promise<unknown>) => Promise<unknown>;
  readRaw?: (raw: RawBodyRules) => Promise<Uint8Array>;
  /** Does the work once for all tries of a call that has a key. */
  once?: (steps: OnceSteps) => Promise<{ answer: unknown; isRepeat: boolean }>;
}

interface OnceSteps {
  prepare: (() => Promise<unknown>) | undefined;
  work: (transactionServices: Services, prepared: unknown) => Promise<unknown>;
  redact: (response: unknown) => unknown;
}

const parts = ['params', 'query', 'body'] as const;

/** Only with what was sent does an issue tell a missing field from a wrong one. */
const WITH_INPUT = { reportInput: true };

/** Every part is parsed before any is judged, so that one response names every wrong field. */
const parseInput = (
  endpoint: Endpoint,
  raw: RawInput,
  { tokenId }: RequestContext,
): Omit<ParsedInput<Endpoint>, 'file' | 'readRaw'> => {
  const input: Partial<Record<(typeof parts)[number], unknown>> = {};
  const issues: $ZodIssue[] = [];
  for (const part of parts) {
    const schema = endpoint[part];
    if (!schema) continue;
    const isStrict = part === 'body' && tokenId !== null;
    const parsed = safeParse(isStrict ? strictSchemaOf(schema) : schema, raw[part], WITH_INPUT);
    if (parsed.success) input[part] = parsed.data;
    else issues.push(...parsed.error.issues.flatMap(namingUnknownFields));
  }
  if (issues.length > 0) throw new InvalidInputError(issues);
  return input as ParsedInput<Endpoint>;
};

const judgeWho = (access: Endpoint['who'], person: Person | null) => {
  if (access === 'anyone') return;
  // To everybody else the office's calls don't exist.
  if (access === 'staff' || access === 'admin') {
    const role = person?.userType === 'admin' ? person.staffRole : undefined;
    if (!role || (access === 'admin' && role !== 'admin'))
      throw new Refusal('notFound', serverRefusals.notFound);
    return;
  }
  if (!person) throw new Refusal('signInFirst', serverRefusals.signInFirst);
  if (access === 'person') return;
  if (person.userType !== (access === 'client' ? 'private' : access))
    throw new Refusal('notAllowed', notAllowedFor(access));
};

/** Members may only call a company's endpoints that allow it. */
const judgeRole = ({ who: access, asCompany }: Endpoint, person: Person | null) => {
  if (!person?.worksFor) return;
  if (access === 'company' && !asCompany) throw new Refusal('ownersOnly', serverRefusals.ownersOnly);
  if (asCompany === 'manager' && person.worksFor.role !== 'manager')
    throw new Refusal('managersOnly', serverRefusals.managersOnly);
};

/** If anybody may call, so may staff who still lack a second factor, as anonymous visitors. */
const judgeSecondFactor = ({ who: access, isBeforeFactor }: Endpoint, person: Person | null) => {
  if (person?.mustAddFactor && access !== 'anyone' && !isBeforeFactor)
    throw new Refusal('factorMissing', serverRefusals.factorMissing);
};

const parseOutput = ({ endpoint, responseSchema }: EndpointRoute, value: unknown): unknown => {
  if (!responseSchema) return value;
  const parsed = safeParse(responseSchema, value);
  // A response that breaks its own contract is our fault, never the caller's: it must not pass as a 400.
  if (!parsed.success) {
    const issueTexts = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`${endpoint.method} ${endpoint.url} broke its contract at ${issueTexts.join('; ')}`);
  }
  return parsed.data;
};

/** Every call of an endpoint runs through this, from outside or from a page rendered in this process. */
export const runEndpointRoute = async (
  route: EndpointRoute,
  raw: RawInput,
  requestContext: RequestContext,
  services: Services,
  cookies: ResponseCookies,
): Promise<unknown> => {
  const { endpoint } = route;
  const steps: Steps = route;
  const { prepare, handle: handleCall, redact, repeat } = steps as CallableSteps;
  judgeWho(endpoint.who, requestContext.person);
  judgeRole(endpoint, requestContext.person);
  judgeSecondFactor(endpoint, requestContext.person);
  refuseMissingStepUp(endpoint, raw.body, requestContext);
  const input = parseInput(endpoint, raw, requestContext);
  await requireStepUp(endpoint, { parsed: input.body, raw: raw.body }, requestContext, services);
  const refuse = (code: string, words?: Record<string, string>) => {
    const definition = endpoint.refusals[code];
    if (!definition) throw new Error(`${endpoint.url} does not declare the refusal ${code}`);
    return new Refusal(code, definition, words);
  };
  const readRaw = endpoint.raw && raw.readRaw?.bind(null, endpoint.raw);
  const isLetIn = !requestContext.person?.mustAddFactor || endpoint.isBeforeFactor;
  const letInPerson = isLetIn ? requestContext.person : null;
  const person = letInPerson && endpoint.asCompany ? asCompanyOwner(letInPerson) : letInPerson;
  const reading: Pick<StaffRead, 'personId' | 'object'> = {
    personId: null,
    object: Object.values(input.params ?? {}).join('/'),
  };
  const concerns = (personId: number | null, object = reading.object) => {
    Object.assign(reading, { personId, object });
  };
  const contextWith = (transactionServices: Services, file?: UploadedFile) =>
    ({
      ...input,
      file,
      readRaw,
      ...requestContext,
      ...cookies,
      person,
      services: transactionServices,
      refuse,
      concerns,
    }) as HandlerContext<Endpoint>;
  const work = async (context: HandlerContext<Endpoint>, prepared: unknown) => {
    const value = await handleCall(context, prepared);
    // The entry comes before the response: what couldn't be recorded must not be read.
    if (endpoint.staffReads && requestContext.person?.userType === 'admin') {
      const { staffReads: what, method, url } = endpoint;
      await services.recordStaffRead(context.services.db, requestContext, {
        ...reading,
        what,
        endpoint: `${method} ${url}`,
      });
    }
    if (!endpoint.isPaged) return parseOutput(route, value);
    const page = value as ListPage<unknown>;
    return { ...page, items: parseOutput(route, page.items) };
  };

  if (endpoint.upload && raw.withFile)
    return raw.withFile(endpoint.upload, (file) => work(contextWith(services, file), undefined));
  const context = contextWith(services);
  const prepareCall = prepare?.bind(null, context);
  if (!raw.once) return work(context, await prepareCall?.());
  const { answer: value, isRepeat } = await raw.once({
    prepare: prepareCall,
    work: (transactionServices, prepared) => work(contextWith(transactionServices), prepared),
    redact: redact ?? ((response) => response),
  });
  return isRepeat && repeat ? repeat(context, value) : value;
};
