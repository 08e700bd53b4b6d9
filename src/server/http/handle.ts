import { safeParse } from 'zod/mini';
import type { $ZodIssue, $ZodType } from 'zod/v4/core';
import type {
  Endpoint,
  ListPage,
  ParsedInput,
  RawBodyRules,
  RefusalCodeOf,
  ResponseOf,
  SentFile,
  UploadRules,
} from '#kernel/endpoint.ts';
import type { Language } from '#kernel/language.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { SentenceKey } from '#kernel/sentences.ts';
import { asCompanyOwner, type Person } from '#kernel/visitor.ts';
import type { Account } from '#server/auth/session.ts';
import type { StaffRead } from '#server/services/record-staff-read.ts';
import type { Services } from '#server/services/services.ts';
import { compiledSchema } from './compiled-schema.ts';
import { hostRefusals } from './host-refusals.ts';
import { demandStepUp, refuseWithoutStepUp } from './step-up.ts';

/** What the host knows of a request besides its input. */
export interface RequestContext {
  person: Person | null;
  account: Account | null;
  sessionId: number | null;
  /** They have shown within the last minutes who they are. */
  isProved: boolean;
  ip: string;
  /** Scheme and host of the address at which the visitor sees us. */
  origin: string;
  userAgent: string | null;
  language: Language;
  /** Known to a browser that has asked for a code before it had an account. */
  browserToken: string | null;
  /** Known to a browser in which somebody has signed in before. */
  knownToken: string | null;
  /** What a program shows in place of a session (Authorization: Bearer …). */
  bearer: string | null;
  /** What all tries of one call share (Idempotency-Key). */
  idempotencyKey: string | null;
  /** What a payment service signs the bytes it sends with (Stripe-Signature). */
  signature: string | null;
}

export interface HandlerContext<E extends Endpoint> extends ParsedInput<E>, Omit<RequestContext, 'person'> {
  person: 'anyone' extends E['who'] ? Person | null : Person;
  services: Services;
  /** Ends the request with one of the contract's refusals: `throw refuse('notFound')`. */
  refuse: (code: RefusalCodeOf<E>, words?: Record<string, string>) => Refusal;
  /** Sets the session cookie, or takes it away. */
  setSession: (token: { value: string; maxAgeSeconds?: number } | null) => void;
  setBrowserToken: (token: string) => void;
  setKnownToken: (token: { value: string; maxAgeSeconds: number }) => void;
  /** Whose it is that is read, and which it is where the address does not say: for the trail of what staff read. */
  concerns: (personId: number | null, object?: string) => void;
}

/** What a handler may write besides its answer. */
export type ResponseCookies = Pick<
  HandlerContext<Endpoint>,
  'setSession' | 'setBrowserToken' | 'setKnownToken'
>;

interface Steps {
  /** What is slow (a hash, another server): it runs before the transaction of a call that has an Idempotency-Key. */
  prepare?: (context: HandlerContext<Endpoint>) => Promise<unknown>;
  // Each route's own types hold inside `answer`; a list of routes can only promise the common part.
  handle: (context: HandlerContext<Endpoint>, prepared?: unknown) => Promise<unknown>;
  /** Of an answer with a secret in it, which no database keeps: what is stored, and how a repeat is answered by it. */
  redact?: (response: unknown) => unknown;
  repeat?: (context: HandlerContext<Endpoint>, storedResponse: unknown) => Promise<unknown>;
}

export interface EndpointRoute extends Steps {
  endpoint: Endpoint;
  /** The contract's answer, compiled; a file has none. */
  responseSchema: $ZodType | undefined;
}

/** Ties a handler to its endpoint. */
export const handle = <E extends Endpoint>(
  endpoint: E,
  handler: (context: HandlerContext<E>) => Promise<ResponseOf<E>>,
): EndpointRoute => ({
  endpoint,
  responseSchema: endpoint.response && compiledSchema(endpoint.response),
  handle: handler as unknown as EndpointRoute['handle'],
});

interface StepsOf<E extends Endpoint, Prepared> {
  prepare: (context: HandlerContext<E>) => Promise<Prepared>;
  handle: (context: HandlerContext<E>, prepared: Prepared) => Promise<ResponseOf<E>>;
  redact?: (response: ResponseOf<E>) => ResponseOf<E>;
  repeat?: (context: HandlerContext<E>, storedResponse: ResponseOf<E>) => Promise<ResponseOf<E>>;
}

/** The same of a call that creates something and has slow work to do: that comes first, what is stored in the second step. */
export const handleInSteps = <E extends Endpoint, Prepared>(
  endpoint: E,
  steps: StepsOf<E, Prepared>,
): EndpointRoute => ({ ...handle(endpoint, steps.handle as never), ...(steps as unknown as Steps) });

export class InvalidInput extends Error {
  readonly issues: readonly $ZodIssue[];

  constructor(issues: readonly $ZodIssue[]) {
    super('Invalid input');
    this.issues = issues;
  }
}

/** Fields that only the handler could find wrong, answered like those the schema refused. */
export const invalidFields = (wrong: Readonly<Record<string, SentenceKey>>): InvalidInput =>
  new InvalidInput(
    Object.entries(wrong).map(([name, message]) => ({
      code: 'custom',
      path: [name],
      message,
      input: undefined,
    })),
  );

export const invalidField = (name: string, messageKey: SentenceKey): InvalidInput =>
  invalidFields({ [name]: messageKey });

export interface RawInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  /** Takes the file, once it is known that the asker may send one, and hands it on when its turn has come. */
  withFile?: (upload: UploadRules, use: (file: SentFile) => Promise<unknown>) => Promise<unknown>;
  readRaw?: (raw: RawBodyRules) => Promise<Uint8Array>;
  /** Does it once for all tries of a call that carries a key. */
  once?: (steps: OnceSteps) => Promise<{ answer: unknown; isRepeat: boolean }>;
}

interface OnceSteps {
  prepare: (() => Promise<unknown>) | undefined;
  work: (transactionServices: Services, prepared: unknown) => Promise<unknown>;
  redact: (response: unknown) => unknown;
}

const parts = ['params', 'query', 'body'] as const;

/** Every part is parsed before any is judged, so that one answer names every wrong field. */
const parseInput = (endpoint: Endpoint, raw: RawInput): Omit<ParsedInput<Endpoint>, 'file' | 'readRaw'> => {
  const input: Record<string, unknown> = {};
  const issues: $ZodIssue[] = [];
  for (const part of parts) {
    const schema = endpoint[part];
    if (!schema) continue;
    const parsed = safeParse(schema, raw[part]);
    if (parsed.success) input[part] = parsed.data;
    else issues.push(...parsed.error.issues);
  }
  if (issues.length > 0) throw new InvalidInput(issues);
  return input as unknown as ParsedInput<Endpoint>;
};

const judgeWho = (access: Endpoint['who'], person: Person | null) => {
  if (access === 'anyone') return;
  // To everybody else the office's calls are not there.
  if (access === 'staff' || access === 'admin') {
    const role = person?.userType === 'admin' ? person.staffRole : undefined;
    if (!role || (access === 'admin' && role !== 'admin'))
      throw new Refusal('notFound', hostRefusals.notFound);
    return;
  }
  if (!person) throw new Refusal('signInFirst', hostRefusals.signInFirst);
  const isAllowed =
    access === 'person' ||
    access === person.userType ||
    (access === 'client' && person.userType === 'private');
  if (!isAllowed) throw new Refusal('notAllowed', hostRefusals.notAllowed);
};

/** What members may do of a company's is what its endpoint says they may. */
const judgeRole = ({ who: access, asCompany }: Endpoint, person: Person | null) => {
  if (!person?.worksFor) return;
  if (access === 'company' && !asCompany) throw new Refusal('ownersOnly', hostRefusals.ownersOnly);
  if (asCompany === 'manager' && person.worksFor.role !== 'manager')
    throw new Refusal('managersOnly', hostRefusals.managersOnly);
};

/** Where anybody may call, somebody who is not let in yet is one of them. */
const judgeSecondFactor = ({ who: access, isBeforeFactor }: Endpoint, person: Person | null) => {
  if (person?.mustAddFactor && access !== 'anyone' && !isBeforeFactor)
    throw new Refusal('factorMissing', hostRefusals.factorMissing);
};

const parseOutput = ({ endpoint, responseSchema }: EndpointRoute, value: unknown): unknown => {
  if (!responseSchema) return value;
  const parsed = safeParse(responseSchema, value);
  // An answer that breaks its own contract is our fault, never the caller's: it must not pass as a 400.
  if (!parsed.success) {
    const issueTexts = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`${endpoint.method} ${endpoint.url} broke its contract at ${issueTexts.join('; ')}`);
  }
  return parsed.data;
};

/** The one way through an endpoint, for a request from outside and for a page rendered in this process. */
export const runRoute = async (
  route: EndpointRoute,
  raw: RawInput,
  requestContext: RequestContext,
  services: Services,
  cookies: ResponseCookies,
): Promise<unknown> => {
  const { endpoint } = route;
  judgeWho(endpoint.who, requestContext.person);
  judgeRole(endpoint, requestContext.person);
  judgeSecondFactor(endpoint, requestContext.person);
  refuseWithoutStepUp(endpoint, raw.body, requestContext);
  const input = parseInput(endpoint, raw);
  await demandStepUp(endpoint, { parsed: input.body, raw: raw.body }, requestContext, services);
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
  const contextWith = (transactionServices: Services, file?: SentFile) =>
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
    const value = await route.handle(context, prepared);
    // Before the answer goes out: what could not be noted was not read.
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
  const prepare = route.prepare?.bind(null, context);
  if (!raw.once) return work(context, await prepare?.());
  const { answer: value, isRepeat } = await raw.once({
    prepare,
    work: (transactionServices, prepared) => work(contextWith(transactionServices), prepared),
    redact: route.redact ?? ((response) => response),
  });
  return isRepeat && route.repeat ? route.repeat(context, value) : value;
};
