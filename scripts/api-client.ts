// node scripts/api-client.ts: writes packages/api-client/operations.ts, the typed client of the API, from the contracts.
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { allEndpointRoutes, webhookEvents } from '#app/registry.ts';
import { openApiDocument } from '#server/http/openapi.ts';
import { stringsOf } from '#strings/strings.ts';

interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  prefixItems?: Schema[];
  additionalProperties?: Schema | boolean;
}

interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  parameters: { name: string; in: string; required: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<
    string,
    { headers?: Record<string, object>; content?: Record<string, { schema: Schema }> }
  >;
}

export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, { post: Operation }>;
  components: { schemas: Record<string, Schema> };
}

const nameIn = (ref: string) => ref.split('/').at(-1) ?? 'unknown';

const keyOf = (name: string) => (/^[a-z_$][\w$]*$/i.test(name) ? name : `'${name}'`);

const union = (types: readonly string[]) => [...new Set(types)].join(' | ') || 'unknown';

const grouped = (type: string) => (type.includes('|') || type.includes('&') ? `(${type})` : type);

const objectOf = ({ properties = {}, required = [], additionalProperties }: Schema): string => {
  const entries = Object.entries(properties).map(
    ([name, schema]) => `${keyOf(name)}${required.includes(name) ? '' : '?'}: ${typeOf(schema)}`,
  );
  if (typeof additionalProperties === 'object') {
    const record = `Record<string, ${typeOf(additionalProperties)}>`;
    return entries.length > 0 ? `{ ${entries.join('; ')} } & ${record}` : record;
  }
  return entries.length > 0 ? `{ ${entries.join('; ')} }` : 'Record<string, never>';
};

const ofOneType = (type: string, schema: Schema): string => {
  if (type === 'object') return objectOf(schema);
  if (type === 'array') {
    if (schema.prefixItems) return `[${schema.prefixItems.map(typeOf).join(', ')}]`;
    return `${grouped(typeOf(schema.items ?? {}))}[]`;
  }
  return type === 'integer' ? 'number' : type;
};

const typeOf = (schema: Schema): string => {
  if (schema.$ref) return nameIn(schema.$ref);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return union(schema.enum.map((value) => JSON.stringify(value)));
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return union(choices.map(typeOf));
  if (schema.allOf) return schema.allOf.map((part) => grouped(typeOf(part))).join(' & ');
  if (schema.type === undefined) return schema.properties ? objectOf(schema) : 'unknown';
  return union([schema.type].flat().map((type) => ofOneType(type, schema)));
};

/** A page says where the next one begins in text, whatever it counts by. */
const parameterType = (name: string, schema: Schema) =>
  name === 'cursor' ? union(['string', typeOf(schema)]) : typeOf(schema);

const inputOf = ({ parameters, requestBody }: Operation): string => {
  const group = (place: string) => parameters.filter((parameter) => parameter.in === place);
  const objectFor = (place: string) =>
    group(place)
      .map(
        ({ name, required, schema }) =>
          `${keyOf(name)}${required ? '' : '?'}: ${parameterType(name, schema)}`,
      )
      .join('; ');
  const isOptional = (place: string) => group(place).every(({ required }) => !required);
  const [body] = Object.entries(requestBody?.content ?? {});
  const parts = [
    ...(group('path').length > 0 ? [`params: { ${objectFor('path')} }`] : []),
    ...(group('query').length > 0
      ? [`query${isOptional('query') ? '?' : ''}: { ${objectFor('query')} }`]
      : []),
    ...(body
      ? [body[0] === 'multipart/form-data' ? 'form: FormData' : `body: ${typeOf(body[1].schema)}`]
      : []),
  ];
  return parts.length > 0 ? `{ ${parts.join('; ')} }` : 'Record<string, never>';
};

const successOf = ({ responses }: Operation) =>
  Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];

const kindOf = (operation: Operation): 'page' | 'file' | 'json' => {
  const success = successOf(operation);
  if (success?.headers?.['X-Total-Count']) return 'page';
  return success?.content?.['application/json'] ? 'json' : 'file';
};

const outputOf = (operation: Operation): string => {
  const schema = successOf(operation)?.content?.['application/json']?.schema;
  const kind = kindOf(operation);
  if (kind === 'file' || !schema) return 'Response';
  return kind === 'page' ? `Page<${typeOf(schema.items ?? {})}>` : typeOf(schema);
};

/** Returns the names of all components that these need. */
const neededBy = (roots: unknown, schemas: Record<string, Schema>): Set<string> => {
  const needed = new Set<string>();
  const follow = (value: unknown) => {
    for (const [, ref = ''] of JSON.stringify(value).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)) {
      if (needed.has(ref)) continue;
      needed.add(ref);
      follow(schemas[ref]);
    }
  };
  follow(roots);
  return needed;
};

const oneLine = (text: string) => text.replaceAll('*/', '* /').replaceAll(/\s+/g, ' ');

/** Writes the client's types and operations. What only the website may call is left out. */
export const apiClientOf = ({ paths, webhooks, components }: ApiDocument): string => {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { tags }]) => !tags.includes('website'))
      .map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const needed = neededBy([operations, webhooks], components.schemas);
  needed.add('Problem');
  const types = Object.entries(components.schemas)
    .filter(([name]) => needed.has(name))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, schema]) => `export type ${name} = ${typeOf(schema)};`);
  const signatures = operations.map(
    ({ operation }) =>
      `  /** ${oneLine(operation.summary)}${operation.description ? `. ${oneLine(operation.description)}` : ''} */\n` +
      `  ${operation.operationId}: { input: ${inputOf(operation)}; output: ${outputOf(operation)} };`,
  );
  const table = operations.map(
    ({ path, method, operation }) =>
      `  ${operation.operationId}: ['${method}', '${path}', '${kindOf(operation)}'],`,
  );
  const events = Object.entries(webhooks).map(([, { post }]) => {
    const schema = post.requestBody?.content['application/json']?.schema ?? {};
    return typeOf(schema);
  });
  return `// Written by \`node scripts/api-client.ts\` from the API's contracts. Do not edit.

/** A page of a list. \`next\` is the cursor of the following page; null on the last one. */
export interface Page<Item> {
  items: Item[];
  total: number;
  next: string | null;
}

${types.join('\n\n')}

/** A webhook gets one of these as the body of its request. */
export type WebhookEvent = ${events.join(' | ')};

export interface Operations {
${signatures.join('\n')}
}

export const operations = {
${table.join('\n')}
} as const satisfies Record<keyof Operations, readonly [method: string, path: string, kind: 'page' | 'file' | 'json']>;
`;
};

/** Routes prepare their statements when they are made; none is run here. */
const noDatabase: unknown = new Proxy(() => undefined, { get: () => noDatabase, apply: () => noDatabase });

const documentOfContracts = () =>
  openApiDocument(
    allEndpointRoutes(noDatabase as never).map(({ endpoint }) => endpoint),
    {
      strings: stringsOf('en'),
      sessionCookie: 'session',
      server: 'https://giewel.example',
      version: '1',
      webhooks: webhookEvents,
    },
  ) as unknown as ApiDocument;

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  writeFileSync('packages/api-client/operations.ts', apiClientOf(documentOfContracts()));
