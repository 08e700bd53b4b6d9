import { type core, safeParse } from 'zod';
import type { Endpoint } from '#kernel/endpoint.ts';
import { Refusal, type RefusalDefinition } from '#kernel/refusal.ts';
import type { ServerStrings } from '#strings/strings.ts';
import { createErrorResponse } from './error-responses.ts';
import { InvalidInputError } from './handle.ts';
import { createUploadRefusals } from './multipart-upload.ts';
import { type OpenApiContext, tagOf, WEBSITE_TAG } from './openapi-context.ts';
import { shapeOf } from './openapi-schemas.ts';
import { problemDetailsOf } from './problem-details.ts';
import { notAllowedFor, serverRefusals } from './server-refusals.ts';

type Schema = core.$ZodType;

/** Two refusals of one operation may have the same code. */
type NamedRefusal = readonly [code: string, terms: RefusalDefinition];

const PROBLEM = 'application/problem+json';

const REQUEST_ID = 'k3Jx0aPq-2f';

type Words = Readonly<Record<string, string>>;

/** Examples have these where the sentence has a placeholder. */
const sampleWords: Words = {
  seconds: '30',
  minutes: '5',
  hours: '2',
  days: '2',
  gigabytes: '5',
  scope: 'quotes:write',
  most: '100',
  count: '20',
  limit: '20',
  facts: 'VAT number',
};

const tooManyRequests: NamedRefusal = ['tooManyRequests', serverRefusals.tooMuchAtOnce];
const unavailable: NamedRefusal = ['unavailable', { status: 503, say: 'server.unavailable' }];

/** A token is refused by every operation that doesn't let it in. */
const tokenRefusalsOf = ({ scope, isPublic }: Endpoint) => {
  const { tokenInvalid, tokenNotAllowed, scopeMissing } = serverRefusals;
  if (isPublic || scope === 'any') return { tokenInvalid };
  return scope === undefined ? { tokenInvalid, tokenNotAllowed } : { tokenInvalid, scopeMissing };
};

const refusalsOf = (endpoint: Endpoint): NamedRefusal[] => {
  const { who: access, asCompany } = endpoint;
  const { invalidInput, unusableKey, keyReused, signInFirst, stepUpNeeded, wrongPassword } = serverRefusals;
  const { notFound, ownersOnly, managersOnly } = serverRefusals;
  const byCode = {
    ...(endpoint.params || endpoint.query || endpoint.body ? { invalidInput } : {}),
    ...endpoint.refusals,
    ...(endpoint.creates ? { unusableKey, keyReused } : {}),
    ...(endpoint.upload ? createUploadRefusals(endpoint.upload) : {}),
    ...(endpoint.needsStepUp ? { stepUpNeeded, wrongPassword } : {}),
    ...(access === 'anyone' ? {} : { signInFirst }),
    ...(access === 'client' || access === 'company' ? { notAllowed: notAllowedFor(access) } : {}),
    ...(access === 'staff' || access === 'admin' ? { notFound } : {}),
    ...(access === 'company' && !asCompany ? { ownersOnly } : {}),
    ...(asCompany === 'manager' ? { managersOnly } : {}),
    ...tokenRefusalsOf(endpoint),
  };
  return [...Object.entries(byCode), tooManyRequests, unavailable];
};

const sampleOf = (strings: ServerStrings, [code, terms]: NamedRefusal, words = sampleWords) =>
  problemDetailsOf(createErrorResponse(new Refusal(code, terms, words), strings), REQUEST_ID);

/** The first input that an operation refuses, from an empty body on, and what it is then sent. */
const sampleOfInvalidInput = ({ body, query, params }: Endpoint, strings: ServerStrings) => {
  const filledWith = (value: string) => (schema: Schema) =>
    Object.fromEntries(Object.keys(shapeOf(schema)).map((name) => [name, value]));
  const inputs: [Schema | undefined, (schema: Schema) => unknown][] = [
    [body, () => ({})],
    [body, filledWith('')],
    [query, filledWith('')],
    [params, filledWith('')],
    [query, filledWith('a'.repeat(3000))],
  ];
  const issues =
    inputs
      .map(
        ([schema, inputOf]) =>
          schema && safeParse(schema, inputOf(schema), { reportInput: true }).error?.issues,
      )
      .find((found) => found !== undefined && found.length > 0) ?? [];
  return problemDetailsOf(
    createErrorResponse(new InvalidInputError(issues.slice(0, 2)), strings),
    REQUEST_ID,
  );
};

/** Adds a refusal's example to the document once, and returns what refers to it. */
const referTo = ({ refusalExamples, strings }: OpenApiContext, refusal: NamedRefusal, words: Words) => {
  const [code, { say, status }] = refusal;
  const plainName = [
    say.endsWith(`.${code}`) ? say : `${say}.${code}`,
    ...(code === 'scopeMissing' ? [words['scope']] : []),
  ]
    .join('.')
    .replaceAll(':', '.');
  // The same sentence may refuse with another status elsewhere.
  const isTaken = (refusalExamples[plainName]?.value.status ?? status) !== status;
  const name = isTaken ? `${plainName}.${status}` : plainName;
  refusalExamples[name] ??= { value: sampleOf(strings, refusal, words) };
  return { $ref: `#/components/examples/${name}` };
};

const wordsFor = ({ scope }: Endpoint) => ({ ...sampleWords, ...(scope !== undefined && { scope }) });

const retryAfter = { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } };

const responseFor = (
  context: OpenApiContext,
  status: number,
  refusals: readonly NamedRefusal[],
  { words = sampleWords, invalidInput }: { words?: Words; invalidInput?: unknown } = {},
) => ({
  description: refusals
    .map(([code, terms]) => {
      // Its sentence is for a form.
      if (code === 'invalidInput') return `\`${code}\`: The input isn’t valid. \`fields\` says what’s wrong.`;
      return `\`${code}\`: ${sampleOf(context.strings, [code, terms], words).message}`;
    })
    .join('\n\n'),
  ...((status === 429 || status === 503) && { headers: retryAfter }),
  content: {
    [PROBLEM]: {
      schema: { $ref: '#/components/schemas/Problem' },
      examples: Object.fromEntries(
        refusals.map((refusal, at) => {
          const [code, { say }] = refusal;
          const isFirst = refusals.findIndex(([other]) => other === code) === at;
          const isInvalid = code === 'invalidInput' && invalidInput !== undefined;
          return [
            isFirst ? code : say.split('.').at(-1),
            isInvalid ? { value: invalidInput } : referTo(context, refusal, words),
          ];
        }),
      ),
    },
  },
});

/** Each status has its refusals, and each of these an example of its own. */
export const refusalResponsesOf = (endpoint: Endpoint, context: OpenApiContext) => {
  const words = wordsFor(endpoint);
  // Nobody writes a program for the website's own operations.
  const invalidInput =
    tagOf(endpoint) === WEBSITE_TAG ? undefined : sampleOfInvalidInput(endpoint, context.strings);
  const byStatus = Map.groupBy(refusalsOf(endpoint), ([, { status }]) => status);
  return Object.fromEntries(
    [...byStatus].map(([status, refusals]) => [
      status,
      responseFor(context, status, refusals, { words, invalidInput }),
    ]),
  );
};

type Response = ReturnType<typeof responseFor>;
type Operations = Readonly<Record<string, { responses: Record<string, object> }>>;

const isRefusal = (response: object): response is Response =>
  PROBLEM in ((response as Response).content ?? {});

/** Many operations are refused alike: what stands more than once is named by its codes, and they refer to it. */
export const shareResponses = (paths: Readonly<Record<string, Operations>>): Record<string, Response> => {
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  const counts = new Map<string, number>();
  const textsOf = ({ responses }: Operations[string]) =>
    Object.entries(responses).flatMap(([status, response]) =>
      isRefusal(response) ? [{ status, response, text: JSON.stringify(response) }] : [],
    );
  for (const operation of operations)
    for (const { text } of textsOf(operation)) counts.set(text, (counts.get(text) ?? 0) + 1);
  const names = new Map<string, string>();
  const shared: Record<string, Response> = {};
  for (const operation of operations)
    for (const { status, response, text } of textsOf(operation)) {
      if (counts.get(text) === 1) continue;
      const codes = Object.keys(response.content[PROBLEM].examples).join('-');
      const free = (at: number): string => {
        const name = at === 1 ? codes : `${codes}-${at}`;
        return name in shared ? free(at + 1) : name;
      };
      const name = names.get(text) ?? free(1);
      names.set(text, name);
      shared[name] = response;
      operation.responses[status] = { $ref: `#/components/responses/${name}` };
    }
  return shared;
};

export const problemSchemaOf = ({ strings }: Pick<OpenApiContext, 'strings'>) => ({
  type: 'object',
  description: 'An error as defined by RFC 9457. `code` identifies it.',
  required: ['type', 'title', 'status', 'detail', 'message', 'code'],
  properties: {
    type: { type: 'string', description: 'Always `about:blank`. Use `code` instead.' },
    title: { type: 'string', description: 'The HTTP status in words.' },
    status: { type: 'integer', description: 'The HTTP status.' },
    detail: { type: 'string', description: 'A message for people to read.' },
    message: { type: 'string', description: 'The same as `detail`.' },
    code: { type: 'string', description: 'Identifies the error. It’s the same in every language.' },
    requestId: { type: 'string', description: 'The ID of the request in our logs.' },
    fields: {
      type: 'object',
      description: 'The fields with invalid input, and what’s wrong with each one.',
      additionalProperties: { type: 'string' },
    },
    expected: {
      type: 'object',
      description: 'What these fields need, in English, for whoever writes the program.',
      additionalProperties: { type: 'string' },
    },
  },
  examples: [sampleOf(strings, ['scopeMissing', serverRefusals.scopeMissing])],
});
