import { type core, safeParse, toJSONSchema } from 'zod';
import { apiAreas } from '#kernel/api-scopes.ts';
import type { Endpoint, UploadRules } from '#kernel/endpoint.ts';
import { href } from '#kernel/href.ts';
import type { ServerStrings } from '#strings/strings.ts';
import { apiIntroduction } from './api-introduction.ts';
import { MAX_IDEMPOTENCY_KEY_LENGTH } from './idempotency.ts';
import {
  type OpenApiContext,
  type OpenApiOptions,
  PUBLIC_TAG,
  tagOf,
  WEBSITE_TAG,
} from './openapi-context.ts';
import { exampleOf, type JsonSchema } from './openapi-examples.ts';
import { describeFields } from './openapi-fields.ts';
import { operationIdOf, resourceOf } from './openapi-names.ts';
import { describeParameter } from './openapi-parameters.ts';
import { problemSchemaOf, refusalResponsesOf, shareResponses } from './openapi-refusals.ts';
import {
  coreOf,
  createSchemaCollector,
  isListOf,
  nameSchemas,
  shapeOf,
  typesNeededBy,
} from './openapi-schemas.ts';
import { headerIn, webhooksOf, webhookTable } from './openapi-webhooks.ts';

type Schema = core.$ZodType;
type SchemaNames = ReturnType<typeof nameSchemas>;

const jsonSchemaOf = (schema: Schema, io: 'input' | 'output') =>
  toJSONSchema(schema, { io, unrepresentable: 'any' }) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };

const isPlain = (schema: JsonSchema | undefined) =>
  ['integer', 'number', 'boolean'].includes(String(schema?.type));

/** An address is text, so that is what its schema must accept. */
const exampleOfParameter = (schema: Schema | undefined, form: JsonSchema, name: string) => {
  const example = exampleOf(form, {}, { types: [], names: [name] });
  return schema && safeParse(schema, String(example)).success ? { example } : {};
};

const parametersOf = (endpoint: Endpoint, place: 'path' | 'query', { parametersIn }: OpenApiContext) => {
  const schema = place === 'path' ? endpoint.params : endpoint.query;
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchemaOf(schema, 'input');
  // A number comes as its digits; what they mean is the number.
  const parsed = jsonSchemaOf(schema, 'output').properties ?? {};
  const shape = shapeOf(schema);
  return Object.entries(properties).map(([name, input]) => {
    // An ID in the path is of what stands before it, whatever the operation then does.
    const segments = endpoint.url.split('/');
    const urlOfId = segments.slice(0, segments.indexOf(`:${name}`) + 1).join('/');
    const resource = resourceOf(place === 'path' ? { url: urlOfId } : endpoint);
    const form = isPlain(parsed[name]) ? (parsed[name] ?? input) : input;
    return {
      name: (place === 'path' ? parametersIn.get(endpoint)?.[name] : undefined) ?? name,
      in: place,
      required: place === 'path' || required.includes(name),
      description: describeParameter(name, { place, resource, schema: form }),
      schema: form,
      // The documentation's form is filled with the examples, which would narrow a list to nothing.
      ...((place === 'path' || required.includes(name)) && exampleOfParameter(shape[name], form, name)),
    };
  });
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

const jsonContent = (schema: Schema, io: 'input' | 'output', { convert, components }: OpenApiContext) => {
  const json = convert(schema, io);
  return { 'application/json': { schema: json, ...exampleFor(schema, json, components) } };
};

const bodyOf = ({ body, upload, raw }: Endpoint, context: OpenApiContext) => {
  if (raw) {
    const schema = { ...bytes, maxLength: raw.largest };
    return { content: Object.fromEntries(raw.types.map((type) => [type, { schema }])) };
  }
  if (upload) return { required: true, content: { 'multipart/form-data': { schema: formOf(upload) } } };
  if (!body) return undefined;
  return { required: true, content: jsonContent(body, 'input', context) };
};

/** A type has its example itself, since many operations return it; nobody writes a program for the website's own. */
const responseOf = (endpoint: Endpoint, context: OpenApiContext) => {
  const { response, isStream } = endpoint;
  if (response) {
    const { schema, example } = jsonContent(response, 'output', context)['application/json'];
    const isSaidElsewhere =
      tagOf(endpoint) === WEBSITE_TAG || (schema.$ref ?? schema.items?.$ref) !== undefined;
    return { content: { 'application/json': { schema, ...(!isSaidElsewhere && { example }) } } };
  }
  if (isStream) return { content: { 'text/event-stream': { schema: { type: 'string' } } } };
  return {
    headers: { 'Content-Disposition': { schema: { type: 'string' } } },
    content: { '*/*': { schema: bytes } },
  };
};

const idempotencyKey = { type: 'string', minLength: 1, maxLength: MAX_IDEMPOTENCY_KEY_LENGTH };

const stepUpText = ({ needsStepUp }: Endpoint, { server }: ServerStrings) =>
  needsStepUp === undefined || needsStepUp === true
    ? server.docsStepUp
    : server.docsStepUpOf.replace('{fields}', needsStepUp.join(', '));

const tags = [
  { name: PUBLIC_TAG, description: 'Data that anyone can read: companies, trades and prices.' },
  ...apiAreas.map((name) => ({
    name,
    description: `The scopes \`${name}:read\`${name === 'account' ? '' : ` and \`${name}:write\``}.`,
  })),
  {
    name: WEBSITE_TAG,
    description:
      'Operations for the website only. They don’t accept tokens and may change with every version.',
  },
];

const securityOf = ({ who: access, scope }: Endpoint) => {
  if (access === 'anyone') return [];
  const session = { session: [] };
  return scope === undefined || scope === 'any' ? [session] : [{ token: [scope] }, session];
};

const accountsOf = ({ who: access, asCompany }: Endpoint) => {
  if (access === 'client') return 'clients';
  if (access !== 'company') return 'clients and companies';
  if (asCompany === 'member') return 'companies';
  return asCompany === 'manager' ? 'companies (owner and managers)' : 'companies (owner only)';
};

const descriptionOf = (endpoint: Endpoint, strings: ServerStrings) => {
  const { scope, needsStepUp } = endpoint;
  const lines = [
    ...(scope !== undefined && scope !== 'any'
      ? [`Scope: \`${scope}\` · Accounts: ${accountsOf(endpoint)}`]
      : []),
    ...(needsStepUp ? [stepUpText(endpoint, strings)] : []),
  ];
  return lines.length > 0 ? { description: lines.join('\n\n') } : {};
};

const operationOf = (endpoint: Endpoint, context: OpenApiContext) => ({
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
      description: 'Success.',
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
    ...refusalResponsesOf(endpoint, context),
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

/** Says what each field of the types means that programs send or receive, and gives an example of what they receive. */
const typesOfPrograms = (
  endpoints: readonly Endpoint[],
  { names, components, convert }: Pick<OpenApiContext, 'components' | 'convert'> & { names: SchemaNames },
): Record<string, JsonSchema> => {
  const ofPrograms = endpoints.filter((endpoint) => tagOf(endpoint) !== WEBSITE_TAG);
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
  const context: OpenApiContext = {
    ...options,
    components,
    convert,
    parametersIn,
    refusalExamples: {},
  };
  // Responses have their names first: what is sent gets another where it differs.
  for (const { response } of endpoints) if (response) convert(response, 'output');
  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {};
  for (const endpoint of endpoints) {
    const path = pathOf.get(endpoint) ?? endpoint.url;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint, context) };
  }
  const responses = shareResponses(paths);
  const webhooks = webhooksOf(endpoints, context);
  return {
    openapi: '3.1.0',
    info: {
      title: options.strings.server.docsTitle,
      version: options.version,
      description: apiIntroduction(options, webhookTable(endpoints, options)),
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
      responses,
      examples: context.refusalExamples,
      schemas: {
        Problem: problemSchemaOf(options),
        ...components,
        ...typesOfPrograms(endpoints, { names, components, convert }),
      },
    },
  };
};
