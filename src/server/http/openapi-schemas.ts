import { type core, registry, toJSONSchema } from 'zod';
import { ISO_DAY_PATTERN } from '#kernel/calendar.ts';
import type { Endpoint } from '#kernel/endpoint.ts';
import { MOMENT_PATTERN } from '#kernel/moment-schema.ts';
import type { JsonSchema } from './openapi-examples.ts';
import { operationIdOf, toPascalCase, resourceOf, toSingular } from './openapi-names.ts';

type Schema = core.$ZodType;
type Io = 'input' | 'output';

// oxlint-disable-next-line no-underscore-dangle -- zod keeps a schema's definition there, for tools like this one
const defOf = (schema: Schema) => (schema as core.$ZodTypes)._zod.def;

/** Returns the fields of an object by their names. */
export const shapeOf = (schema: Schema): Readonly<Record<string, Schema>> => {
  const def = defOf(schema);
  return def.type === 'object' ? def.shape : {};
};

/** Returns the parts of a schema with the keys under which they stand; a list's entry and a wrapper's inside have none. */
const partsOf = (schema: Schema): [key: string, part: Schema][] => {
  const def = defOf(schema);
  const unnamed = (...parts: readonly Schema[]) => parts.map((part): [string, Schema] => ['', part]);
  if (def.type === 'object') return Object.entries(def.shape);
  if (def.type === 'array') return unnamed(def.element);
  if (def.type === 'union') return unnamed(...def.options);
  if (def.type === 'intersection') return unnamed(def.left, def.right);
  if (def.type === 'record') return unnamed(def.valueType);
  if (def.type === 'pipe') return unnamed(def.in, def.out);
  return 'innerType' in def ? unnamed(def.innerType) : [];
};

const WRAPPERS = ['array', 'nullable', 'optional', 'default', 'readonly', 'nonoptional'];

/** A list's entry, and what may be null, is what has the name. */
export const coreOf = (schema: Schema): Schema => {
  const [first] = partsOf(schema);
  return WRAPPERS.includes(defOf(schema).type) && first ? coreOf(first[1]) : schema;
};

const isWorthAName = (schema: Schema) => {
  const def = defOf(schema);
  if (def.type === 'union') return def.options.some((option) => defOf(option).type === 'object');
  return def.type === 'object' && Object.keys(def.shape).length > 0;
};

export const isListOf = ({ isPaged, response }: Endpoint): boolean =>
  isPaged === true || (response !== undefined && defOf(response).type === 'array');

/** Those that read one thing name it best, then those that list them. */
const byImportance = (endpoints: readonly Endpoint[]) => {
  const rank = (endpoint: Endpoint) => (endpoint.method !== 'GET' ? 2 : isListOf(endpoint) ? 1 : 0);
  return endpoints.toSorted((a, b) => rank(a) - rank(b));
};

/** Where an address makes a poor name for what programs read, this is the better one. */
const betterNames: Readonly<Record<string, string>> = {
  Message: 'Conversation',
  MessagesConversation: 'ConversationInBrief',
  MessagesConversationListItem: 'Message',
  CompanyTeamLeadPeople: 'TeamMember',
  CompanyPlaceName: 'TranslatedNames',
  QuoteChangeGone: 'QuoteLine',
  UploadMessagesAttachmentResponse: 'MessageAttachment',
};

/** These parts are the same wherever they stand. */
const sharedParts: Readonly<Record<string, readonly string[]>> = {
  names: ['TranslatedNames'],
  communeNames: ['TranslatedNames'],
  cantonNames: ['TranslatedNames'],
  translation: ['TranslationOffer'],
};

/** Names every object that a call takes or returns, and every object inside that stands in several places. */
export const nameSchemas = (endpoints: readonly Endpoint[]) => {
  const names = registry<{ id: string }>();
  const taken = new Set<string>(['Problem']);
  const name = (schema: Schema, ...wishes: readonly string[]) => {
    if (!isWorthAName(schema) || names.has(schema)) return;
    const free =
      wishes.find((wish) => !taken.has(wish)) ??
      Array.from({ length: 100 }, (_, at) => `${wishes.at(-1)}${at + 2}`).find((wish) => !taken.has(wish));
    if (free === undefined) return;
    taken.add(free);
    names.add(schema, { id: betterNames[free] ?? free });
  };

  for (const endpoint of byImportance(endpoints)) {
    const isList = isListOf(endpoint);
    const operation = toPascalCase(operationIdOf(endpoint, isList));
    const resource = resourceOf(endpoint);
    if (endpoint.response) {
      const wishes = endpoint.method !== 'GET' ? [] : isList ? [resource, `${resource}ListItem`] : [resource];
      name(coreOf(endpoint.response), ...wishes, `${operation}Response`);
    }
    if (endpoint.body) name(coreOf(endpoint.body), `${operation}Body`);
  }

  const seen = new Set<Schema>();
  const nameInside = (schema: Schema, owner: string, key: string) => {
    const ownName = names.get(schema)?.id;
    const isObject = isWorthAName(schema);
    const part = isObject ? `${owner}${toPascalCase(toSingular(key))}` : owner;
    if (seen.has(schema)) {
      if (isObject && !ownName && key !== '') name(schema, ...(sharedParts[key] ?? []), part);
      return;
    }
    seen.add(schema);
    for (const [partKey, inner] of partsOf(schema)) nameInside(inner, ownName ?? part, partKey || key);
  };
  for (const { response, body } of byImportance(endpoints))
    for (const root of [response, body]) if (root) nameInside(root, names.get(coreOf(root))?.id ?? '', '');
  return names;
};

const REF = '#/components/schemas/';

/** Anything may be added to a response later, whatever zod says of it. */
const openObjects = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(openObjects);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => !(key === 'additionalProperties' && inner === false))
      .map(([key, inner]) => [key, openObjects(inner)]),
  );
};

/** A format says more than the pattern that checks it. */
const formats: Readonly<Record<string, string>> = {
  [MOMENT_PATTERN.source]: 'date-time',
  [ISO_DAY_PATTERN.source]: 'date',
};

const withFormats = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withFormats);
  if (typeof value !== 'object' || value === null) return value;
  const { pattern, ...rest } = value as { pattern?: unknown };
  const format = typeof pattern === 'string' ? formats[pattern] : undefined;
  if (format !== undefined) return { ...rest, format };
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withFormats(inner)]));
};

const withRefs = (value: unknown, rename: (name: string) => string): unknown => {
  if (Array.isArray(value)) return value.map((part) => withRefs(part, rename));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string'
        ? REF + rename(inner.split('/').at(-1) ?? '')
        : withRefs(inner, rename),
    ]),
  );
};

const refsIn = (value: unknown): string[] =>
  [...(JSON.stringify(value) ?? '').matchAll(/"\$ref":"[^"]*\/([^"/]+)"/g)].map(([, name]) => name ?? '');

/** Returns the names of all types that these need. */
export const typesNeededBy = (
  value: unknown,
  types: Readonly<Record<string, JsonSchema>>,
  needed = new Set<string>(),
): Set<string> => {
  for (const name of refsIn(value)) {
    if (needed.has(name)) continue;
    needed.add(name);
    typesNeededBy(types[name], types, needed);
  }
  return needed;
};

/** Converts schemas to JSON Schema, and collects the named ones as components. */
export const createSchemaCollector = (names: ReturnType<typeof nameSchemas>) => {
  const components: Record<string, JsonSchema> = {};
  const asStored = new Map<string, string>();

  /** What is sent may differ from what is received, such as a number that comes as text: then it has a name of its own. */
  const renamedOf = (defs: Record<string, JsonSchema>) => {
    const renamed = new Set(
      Object.keys(defs).filter(
        (name) => asStored.has(name) && asStored.get(name) !== JSON.stringify(defs[name]),
      ),
    );
    for (let before = -1; before !== renamed.size;) {
      before = renamed.size;
      for (const [name, def] of Object.entries(defs))
        if (refsIn(def).some((inner) => renamed.has(inner))) renamed.add(name);
    }
    return renamed;
  };

  const convert = (schema: Schema, io: Io): JsonSchema => {
    // JSON Schema can't describe a transform, only its input.
    const {
      $schema: _,
      $defs = {},
      ...rest
    } = withFormats(
      openObjects(toJSONSchema(schema, { io, unrepresentable: 'any', metadata: names })),
    ) as JsonSchema & {
      $schema?: string;
      $defs?: Record<string, JsonSchema>;
    };
    const renamed = renamedOf($defs);
    const rename = (name: string) => (renamed.has(name) ? `${name}Input` : name);
    for (const [name, def] of Object.entries($defs)) {
      if (!renamed.has(name)) asStored.set(name, JSON.stringify(def));
      components[rename(name)] ??= withRefs(def, rename) as JsonSchema;
    }
    return withRefs(rest, rename) as JsonSchema;
  };

  return { components, convert };
};
