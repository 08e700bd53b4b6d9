import { type core, toJSONSchema } from 'zod';
import type { Endpoint, UploadRules } from '#kernel/endpoint.ts';
import { findSentence } from '#kernel/sentence-keys.ts';
import type { ServerStrings } from '#strings/strings.ts';
import { MAX_IDEMPOTENCY_KEY_LENGTH } from './idempotency.ts';
import { serverRefusals } from './server-refusals.ts';
import { uploadRefusals } from './upload.ts';

type Schema = core.$ZodType;

const jsonSchema = (schema: Schema, io: 'input' | 'output') => {
  // JSON Schema can't describe a transform, only its input.
  const { $schema: _, ...rest } = toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

const parametersOf = (schema: Schema | undefined, place: 'path' | 'query') => {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, object>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, form]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: form,
  }));
};

const errorContent = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };

const refusalsOf = (endpoint: Endpoint, strings: ServerStrings) => {
  const { invalidInput, unusableKey, keyReused, signInFirst, notAllowed, stepUpNeeded, wrongPassword } =
    serverRefusals;
  const { ownersOnly, managersOnly } = serverRefusals;
  const all = {
    ...(endpoint.params || endpoint.query || endpoint.body ? { invalidInput } : {}),
    ...endpoint.refusals,
    ...(endpoint.creates ? { unusableKey, keyReused } : {}),
    ...(endpoint.upload ? uploadRefusals(endpoint.upload) : {}),
    ...(endpoint.needsStepUp ? { stepUpNeeded, wrongPassword } : {}),
    ...(endpoint.who === 'anyone' ? {} : { signInFirst }),
    ...(endpoint.who === 'anyone' || endpoint.who === 'person' ? {} : { notAllowed }),
    ...(endpoint.who === 'company' && !endpoint.asCompany ? { ownersOnly } : {}),
    ...(endpoint.asCompany === 'manager' ? { managersOnly } : {}),
  };
  const byStatus = new Map<number, string[]>();
  for (const [code, { status, say }] of Object.entries(all)) {
    byStatus.set(status, [...(byStatus.get(status) ?? []), `\`${code}\`: ${findSentence(strings, say)}`]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, lines]) => [
      status,
      { description: lines.join('\n\n'), content: errorContent },
    ]),
  );
};

const bytes = { type: 'string', contentMediaType: 'application/octet-stream' };

const formOf = ({ field, largest }: UploadRules) => ({
  type: 'object',
  required: [field],
  additionalProperties: false,
  properties: { [field]: { ...bytes, maxLength: largest } },
});

const bodyOf = ({ body, upload, raw }: Endpoint) => {
  if (raw) {
    const schema = { ...bytes, maxLength: raw.largest };
    return { content: Object.fromEntries(raw.types.map((type) => [type, { schema }])) };
  }
  if (upload) return { required: true, content: { 'multipart/form-data': { schema: formOf(upload) } } };
  if (!body) return undefined;
  return { required: true, content: { 'application/json': { schema: jsonSchema(body, 'input') } } };
};

const responseOf = ({ response: answer, isStream }: Endpoint) => {
  if (answer) return { content: { 'application/json': { schema: jsonSchema(answer, 'output') } } };
  if (isStream) return { content: { 'text/event-stream': { schema: { type: 'string' } } } };
  return {
    headers: { 'Content-Disposition': { schema: { type: 'string' } } },
    content: { '*/*': { schema: bytes } },
  };
};

const idempotencyKey = { type: 'string', minLength: 1, maxLength: MAX_IDEMPOTENCY_KEY_LENGTH };

const headerIn = (name: string, schema: object) => ({ name, in: 'header', required: false, schema });

const stepUpText = ({ needsStepUp }: Endpoint, { server }: ServerStrings) =>
  needsStepUp === undefined || needsStepUp === true
    ? server.docsStepUp
    : server.docsStepUpOf.replace('{fields}', needsStepUp.join(', '));

const operationOf = (endpoint: Endpoint, strings: ServerStrings) => ({
  summary: endpoint.summary,
  ...(endpoint.needsStepUp && { description: stepUpText(endpoint, strings) }),
  operationId: `${endpoint.method.toLowerCase()}${endpoint.url.replace(/[/:-]+(\w?)/g, (_, c: string) => c.toUpperCase())}`,
  tags: [endpoint.url.replace('/api/', '/').split('/')[1]],
  security: endpoint.who === 'anyone' ? [] : [{ session: [] }],
  'x-who': endpoint.who,
  parameters: [
    ...parametersOf(endpoint.params, 'path'),
    ...parametersOf(endpoint.query, 'query'),
    ...(endpoint.creates ? [headerIn('Idempotency-Key', idempotencyKey)] : []),
    ...(endpoint.isStream ? [headerIn('Last-Event-ID', { type: 'string' })] : []),
  ],
  requestBody: bodyOf(endpoint),
  responses: {
    [endpoint.creates ? 201 : 200]: {
      description: endpoint.summary,
      ...(endpoint.isPaged
        ? {
            headers: {
              'X-Total-Count': { schema: { type: 'integer' } },
              Link: { description: 'The next page, rel="next"', schema: { type: 'string' } },
            },
          }
        : {}),
      ...responseOf(endpoint),
    },
    ...refusalsOf(endpoint, strings),
  },
});

/** Makes the OpenAPI 3.1 document from the contracts alone. */
export const openApiDocument = (
  endpoints: readonly Endpoint[],
  strings: ServerStrings,
  sessionCookie: string,
) => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.url.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint, strings) };
  }
  return {
    openapi: '3.1.0',
    info: { title: strings.server.docsTitle, version: '1', description: strings.server.docsLead },
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: sessionCookie } },
      schemas: {
        Error: {
          type: 'object',
          required: ['message', 'code'],
          properties: {
            message: { type: 'string', description: 'A sentence for a person to read.' },
            code: { type: 'string' },
            requestId: { type: 'string' },
            fields: { type: 'object', additionalProperties: { type: 'string' } },
          },
        },
      },
    },
  };
};
