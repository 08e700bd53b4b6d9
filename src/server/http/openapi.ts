import { type core, safeParse, toJSONSchema } from 'zod';
import { apiAreas } from '#kernel/api-scopes.ts';
import type { Endpoint, UploadRules } from '#kernel/endpoint.ts';
import { href } from '#kernel/href.ts';
import type { Refusals } from '#kernel/refusal.ts';
import { findSentence } from '#kernel/sentence-keys.ts';
import type { ServerStrings } from '#strings/strings.ts';
import { apiIntroduction } from './api-introduction.ts';
import { MAX_IDEMPOTENCY_KEY_LENGTH } from './idempotency.ts';
import { createUploadRefusals } from './multipart-upload.ts';
import { exampleOf, type JsonSchema } from './openapi-examples.ts';
import { describeFields } from './openapi-fields.ts';
import { operationIdOf, resourceOf } from './openapi-names.ts';
import { describeParameter } from './openapi-parameters.ts';
import {
  coreOf,
  createSchemaCollector,
  isListOf,
  nameSchemas,
  shapeOf,
  typesNeededBy,
} from './openapi-schemas.ts';
import { serverRefusals } from './server-refusals.ts';

type Schema = core.$ZodType;
type SchemaNames = ReturnType<typeof nameSchemas>;

/** An event that webhooks receive. */
export interface WebhookDescription {
  summary: string;
  /** An event holds ids alone; this call says the rest. The event's own names stand in its address. */
  readWith: `GET /api/${string}`;
  data: Schema;
}

export interface OpenApiOptions {
  strings: ServerStrings;
  sessionCookie: string;
  /** The API is at this address. */
  server: string;
  version: string;
  webhooks?: Readonly<Record<string, WebhookDescription>> | undefined;
}

interface Context extends OpenApiOptions {
  components: Readonly<Record<string, JsonSchema>>;
  convert: (schema: Schema, io: 'input' | 'output') => JsonSchema;
  /** Some addresses differ only in what they call a parameter. */
  parametersIn: ReadonlyMap<Endpoint, Readonly<Record<string, string>>>;
}

const PROBLEM = 'application/problem+json';

const errorContent = { [PROBLEM]: { schema: { $ref: '#/components/schemas/Problem' } } };

const jsonSchemaOf = (schema: Schema, io: 'input' | 'output') =>
  toJSONSchema(schema, { io, unrepresentable: 'any' }) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };

const isPlain = (schema: JsonSchema | undefined) =>
  ['integer', 'number', 'boolean'].includes(String(schema?.type));

/** An address is text, so that is what its schema must accept. */
const exampleOfParameter = (schema: Schema | undefined, form: JsonSchema, name: string) => {
  const example = exampleOf(form, {}, name);
  return schema && safeParse(schema, String(example)).success ? { example } : {};
};

const parametersOf = (endpoint: Endpoint, place: 'path' | 'query', { parametersIn }: Context) => {
  const schema = place === 'path' ? endpoint.params : endpoint.query;
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchemaOf(schema, 'input');
  // A number comes as its digits; what they mean is the number.
  const parsed = jsonSchemaOf(schema, 'output').properties ?? {};
  const shape = shapeOf(schema);
  return Object.entries(properties).map(([name, input]) => {
    const form = isPlain(parsed[name]) ? (parsed[name] ?? input) : input;
    return {
      name: (place === 'path' ? parametersIn.get(endpoint)?.[name] : undefined) ?? name,
      in: place,
      required: place === 'path' || required.includes(name),
      description: describeParameter(name, place, resourceOf(endpoint)),
      schema: form,
      // The documentation's form is filled with the examples, which would narrow a list to nothing.
      ...((place === 'path' || required.includes(name)) && exampleOfParameter(shape[name], form, name)),
    };
  });
};

const always = {
  tooMuchAtOnce: serverRefusals.tooMuchAtOnce,
  unavailable: { status: 503, say: 'server.unavailable' },
} as const;

/** A token is refused by every operation that doesn't let it in. */
const tokenRefusals = ({ scope, isPublic }: Endpoint): Refusals => {
  const { tokenInvalid, tokenNotAllowed, scopeMissing } = serverRefusals;
  if (isPublic || scope === 'any') return { tokenInvalid };
  return scope === undefined ? { tokenInvalid, tokenNotAllowed } : { tokenInvalid, scopeMissing };
};

const allRefusalsOf = (endpoint: Endpoint): Refusals => {
  const { invalidInput, unusableKey, keyReused, signInFirst, notAllowed, stepUpNeeded, wrongPassword } =
    serverRefusals;
  const { notFound, ownersOnly, managersOnly } = serverRefusals;
  const { who: access, asCompany } = endpoint;
  return {
    ...(endpoint.params || endpoint.query || endpoint.body ? { invalidInput } : {}),
    ...endpoint.refusals,
    ...(endpoint.creates ? { unusableKey, keyReused } : {}),
    ...(endpoint.upload ? createUploadRefusals(endpoint.upload) : {}),
    ...(endpoint.needsStepUp ? { stepUpNeeded, wrongPassword } : {}),
    ...(access === 'anyone' ? {} : { signInFirst }),
    ...(access === 'client' || access === 'company' ? { notAllowed } : {}),
    ...(access === 'staff' || access === 'admin' ? { notFound } : {}),
    ...(access === 'company' && !asCompany ? { ownersOnly } : {}),
    ...(asCompany === 'manager' ? { managersOnly } : {}),
    ...tokenRefusals(endpoint),
    ...always,
  };
};

const inWords = (strings: ServerStrings, refusals: Refusals) =>
  Object.entries(refusals)
    .map(([code, { say }]) => `\`${code}\`: ${findSentence(strings, say)}`)
    .join('\n\n');

/** Most operations are refused in these ways, and in the same words. */
const sharedResponses = (strings: ServerStrings) => {
  const { signInFirst, tokenInvalid, tooMuchAtOnce } = serverRefusals;
  const retryAfter = { headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } };
  return {
    Unauthorized: { description: inWords(strings, { signInFirst, tokenInvalid }), content: errorContent },
    InvalidToken: { description: inWords(strings, { tokenInvalid }), content: errorContent },
    TooManyRequests: {
      description: inWords(strings, { tooMuchAtOnce }),
      ...retryAfter,
      content: errorContent,
    },
    Unavailable: {
      description: inWords(strings, { unavailable: always.unavailable }),
      ...retryAfter,
      content: errorContent,
    },
  };
};

const sharedBy = (shared: Readonly<Record<string, { description: string }>>, text: string) => {
  const [name] = Object.entries(shared).find(([, { description }]) => description === text) ?? [];
  return name === undefined ? undefined : { $ref: `#/components/responses/${name}` };
};

const refusalResponses = (endpoint: Endpoint, { strings }: Context) => {
  const byStatus = new Map<number, string[]>();
  for (const [code, { status, say }] of Object.entries(allRefusalsOf(endpoint))) {
    byStatus.set(status, [...(byStatus.get(status) ?? []), `\`${code}\`: ${findSentence(strings, say)}`]);
  }
  const shared = sharedResponses(strings);
  const retryAfter = { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } };
  return Object.fromEntries(
    [...byStatus].map(([status, lines]) => [
      status,
      sharedBy(shared, lines.join('\n\n')) ?? {
        description: lines.join('\n\n'),
        ...((status === 429 || status === 503) && { headers: retryAfter }),
        content: errorContent,
      },
    ]),
  );
};

const bytes = { type: 'string', contentMediaType: 'application/octet-stream' };

const formOf = ({ field, largest }: UploadRules) => ({
  type: 'object',
  required: [field],
  properties: { [field]: { ...bytes, maxLength: largest } },
});

/** An example that its own schema refuses would mislead, so it is left out. */
const exampleFor = (
  schema: Schema,
  json: JsonSchema,
  components: Readonly<Record<string, JsonSchema>>,
): { example?: unknown } => {
  const example = exampleOf(json, components);
  const parsed = safeParse(schema, example);
  if (parsed.success) return { example };
  if (typeof example !== 'object' || example === null || Array.isArray(example)) return {};
  // What may be missing is left out where its sample doesn't fit.
  const wrong = new Set(parsed.error.issues.map(({ path: [field] }) => String(field)));
  const rest = Object.fromEntries(Object.entries(example).filter(([field]) => !wrong.has(field)));
  return safeParse(schema, rest).success ? { example: rest } : {};
};

const jsonContent = (schema: Schema, io: 'input' | 'output', { convert, components }: Context) => {
  const json = convert(schema, io);
  return { 'application/json': { schema: json, ...exampleFor(schema, json, components) } };
};

const bodyOf = ({ body, upload, raw }: Endpoint, context: Context) => {
  if (raw) {
    const schema = { ...bytes, maxLength: raw.largest };
    return { content: Object.fromEntries(raw.types.map((type) => [type, { schema }])) };
  }
  if (upload) return { required: true, content: { 'multipart/form-data': { schema: formOf(upload) } } };
  if (!body) return undefined;
  return { required: true, content: jsonContent(body, 'input', context) };
};

const WEBSITE = 'website';
const PUBLIC = 'public';

const tagOf = ({ scope, isPublic }: Endpoint) => {
  if (isPublic || scope === 'any') return PUBLIC;
  return scope === undefined ? WEBSITE : (scope.split(':')[0] ?? WEBSITE);
};

/** A type has its example itself, since many operations return it; nobody writes a program for the website's own. */
const responseOf = (endpoint: Endpoint, context: Context) => {
  const { response, isStream } = endpoint;
  if (response) {
    const { schema, example } = jsonContent(response, 'output', context)['application/json'];
    const isSaidElsewhere = tagOf(endpoint) === WEBSITE || (schema.$ref ?? schema.items?.$ref) !== undefined;
    return { content: { 'application/json': { schema, ...(!isSaidElsewhere && { example }) } } };
  }
  if (isStream) return { content: { 'text/event-stream': { schema: { type: 'string' } } } };
  return {
    headers: { 'Content-Disposition': { schema: { type: 'string' } } },
    content: { '*/*': { schema: bytes } },
  };
};

const idempotencyKey = { type: 'string', minLength: 1, maxLength: MAX_IDEMPOTENCY_KEY_LENGTH };

const headerIn = (name: string, description: string, schema: object) => ({
  name,
  in: 'header',
  required: false,
  description,
  schema,
});

const stepUpText = ({ needsStepUp }: Endpoint, { server }: ServerStrings) =>
  needsStepUp === undefined || needsStepUp === true
    ? server.docsStepUp
    : server.docsStepUpOf.replace('{fields}', needsStepUp.join(', '));

const tags = [
  { name: PUBLIC, description: 'Data that anyone can read: companies, trades and prices.' },
  ...apiAreas.map((name) => ({
    name,
    description: `The scopes \`${name}:read\`${name === 'account' ? '' : ` and \`${name}:write\``}.`,
  })),
  {
    name: WEBSITE,
    description:
      'Operations for the website only. They don’t accept tokens and may change with every version.',
  },
];

const securityOf = ({ who: access, scope }: Endpoint) => {
  if (access === 'anyone') return [];
  const session = { session: [] };
  return scope === undefined || scope === 'any' ? [session] : [{ token: [scope] }, session];
};

const descriptionOf = (endpoint: Endpoint, strings: ServerStrings) => {
  const { scope, needsStepUp } = endpoint;
  const lines = [
    ...(scope !== undefined && scope !== 'any' ? [`Scope: \`${scope}\``] : []),
    ...(needsStepUp ? [stepUpText(endpoint, strings)] : []),
  ];
  return lines.length > 0 ? { description: lines.join('\n\n') } : {};
};

const operationOf = (endpoint: Endpoint, context: Context) => ({
  summary: endpoint.summary,
  ...descriptionOf(endpoint, context.strings),
  operationId: operationIdOf(endpoint, isListOf(endpoint)),
  tags: [tagOf(endpoint)],
  security: securityOf(endpoint),
  'x-who': endpoint.who,
  parameters: [
    ...parametersOf(endpoint, 'path', context),
    ...parametersOf(endpoint, 'query', context),
    ...(endpoint.creates
      ? [headerIn('Idempotency-Key', 'All tries of one call share it.', idempotencyKey)]
      : []),
    ...(endpoint.isStream
      ? [headerIn('Last-Event-ID', 'The ID of the last event you received.', { type: 'string' })]
      : []),
  ],
  requestBody: bodyOf(endpoint, context),
  responses: {
    [endpoint.creates ? 201 : 200]: {
      description: endpoint.summary,
      ...(endpoint.isPaged
        ? {
            headers: {
              'X-Total-Count': { $ref: '#/components/headers/TotalCount' },
              Link: { $ref: '#/components/headers/Link' },
            },
          }
        : {}),
      ...responseOf(endpoint, context),
    },
    ...refusalResponses(endpoint, context),
  },
});

const parameterNamesIn = (url: string) => Array.from(url.matchAll(/:(\w+)/g), ([, name]) => name ?? '');

/** Two addresses that differ only in what they call a parameter are one path, under the names of the first. */
const pathsOf = (endpoints: readonly Endpoint[]) => {
  const firstOfShape = new Map<string, string>();
  const parametersIn = new Map<Endpoint, Record<string, string>>();
  const pathOf = new Map<Endpoint, string>();
  for (const endpoint of endpoints) {
    const shape = endpoint.url.replaceAll(/:\w+/g, ':');
    const url = firstOfShape.get(shape) ?? endpoint.url;
    firstOfShape.set(shape, url);
    const shownNames = parameterNamesIn(url);
    const names = parameterNamesIn(endpoint.url).map((name, at) => [name, shownNames[at] ?? name]);
    parametersIn.set(endpoint, Object.fromEntries(names) as Record<string, string>);
    pathOf.set(endpoint, url.replaceAll(/:(\w+)/g, '{$1}'));
  }
  return { parametersIn, pathOf };
};

const problem = {
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
  },
  examples: [
    {
      type: 'about:blank',
      title: 'Forbidden',
      status: 403,
      detail: 'This API token doesn’t have the scope quotes:write.',
      message: 'This API token doesn’t have the scope quotes:write.',
      code: 'scopeMissing',
      requestId: 'k3Jx0aPq-2f',
    },
  ],
};

const headers = {
  RetryAfter: {
    description: 'The number of seconds to wait before you repeat the call.',
    schema: { type: 'integer', minimum: 1 },
  },
  TotalCount: { description: 'The total number of entries in the list.', schema: { type: 'integer' } },
  Link: {
    description: 'The path of the next page, with rel="next". The last page doesn’t have this header.',
    schema: { type: 'string' },
  },
};

const webhookHeaders = [
  ['webhook-id', 'The same for every delivery of one event.', { type: 'string' }],
  ['webhook-timestamp', 'When it was sent, in seconds since 1970.', { type: 'integer' }],
  [
    'webhook-signature',
    '`v1,` and the signature, as Standard Webhooks says; several with spaces between them while a secret is being replaced.',
    { type: 'string' },
  ],
] as const;

/** Finds the scope of the call that stands behind an address with other names in it. */
const scopeOf = (call: string, endpoints: readonly Endpoint[]) => {
  const shape = (text: string) => text.replaceAll(/\{\w+\}|:\w+/g, ':');
  const found = endpoints.find(({ method, url }) => shape(`${method} ${url}`) === shape(call));
  if (found?.scope === undefined) throw new Error(`No token may call ${call}`);
  return found.scope;
};

/** The meanings of an event's fields stand under this name. */
const WEBHOOK_EVENT = 'WebhookEvent';

const webhooksOf = (endpoints: readonly Endpoint[], { webhooks = {}, convert, components }: Context) =>
  Object.fromEntries(
    Object.entries(webhooks).map(([type, { summary, readWith, data }]) => {
      const json = convert(data, 'output');
      const schema = {
        type: 'object',
        required: ['type', 'timestamp', 'data'],
        properties: {
          type: { const: type },
          timestamp: { type: 'string', format: 'date-time' },
          data: json,
        },
      };
      return [
        type,
        {
          post: {
            summary,
            description: `Get the details with \`${readWith}\` (scope \`${scopeOf(readWith, endpoints)}\`).`,
            operationId: `on${type.replaceAll(/(^|\.)(\w)/g, (_, __, letter: string) => letter.toUpperCase())}`,
            security: [],
            parameters: webhookHeaders.map(([name, description, form]) => ({
              ...headerIn(name, description, form),
              required: true,
            })),
            requestBody: {
              required: true,
              content: {
                'application/json': {
                  schema: describeFields(WEBHOOK_EVENT, schema),
                  example: exampleOf(schema, components),
                },
              },
            },
            responses: { '2XX': { description: 'You’ve received the event.' } },
          },
        },
      ];
    }),
  );

/** Says what each field of the types means that programs send or receive, and gives an example of what they receive. */
const typesOfPrograms = (
  endpoints: readonly Endpoint[],
  { names, components, convert }: Pick<Context, 'components' | 'convert'> & { names: SchemaNames },
): Record<string, JsonSchema> => {
  const ofPrograms = endpoints.filter((endpoint) => tagOf(endpoint) !== WEBSITE);
  const sent = ofPrograms.flatMap(({ body }) => (body ? [convert(body, 'input')] : []));
  const received = ofPrograms.flatMap(({ response }) => (response ? [coreOf(response)] : []));
  const examples = new Map(
    received.flatMap((schema) => {
      const { example } = exampleFor(schema, convert(schema, 'output'), components);
      const name = names.get(schema)?.id;
      return name === undefined || example === undefined ? [] : [[name, [example]] as const];
    }),
  );
  const needed = typesNeededBy([...sent, ...received.map((schema) => convert(schema, 'output'))], components);
  return Object.fromEntries(
    [...needed].map((name) => [
      name,
      {
        ...describeFields(name, components[name] ?? {}),
        ...(examples.has(name) && { examples: examples.get(name) }),
      },
    ]),
  ) as Record<string, JsonSchema>;
};

/** Makes the OpenAPI 3.1 document from the contracts alone. */
export const openApiDocument = (endpoints: readonly Endpoint[], options: OpenApiOptions) => {
  const names = nameSchemas(endpoints);
  const { components, convert } = createSchemaCollector(names);
  const { parametersIn, pathOf } = pathsOf(endpoints);
  const context: Context = { ...options, components, convert, parametersIn };
  // Responses have their names first: what is sent gets another where it differs.
  for (const { response } of endpoints) if (response) convert(response, 'output');
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const path = pathOf.get(endpoint) ?? endpoint.url;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint, context) };
  }
  const webhooks = webhooksOf(endpoints, context);
  return {
    openapi: '3.1.0',
    info: {
      title: options.strings.server.docsTitle,
      version: options.version,
      description: apiIntroduction(options.server),
      license: { name: 'Proprietary', url: `${options.server}${href('/terms')}` },
    },
    servers: [{ url: options.server }],
    tags,
    paths,
    webhooks,
    components: {
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API token that you create in Settings.',
        },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: options.sessionCookie,
          description: 'A browser session.',
        },
      },
      headers,
      responses: sharedResponses(options.strings),
      schemas: {
        Problem: problem,
        ...components,
        ...typesOfPrograms(endpoints, { names, components, convert }),
      },
    },
  };
};
