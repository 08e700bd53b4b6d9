import { exampleValues } from './openapi-example-values.ts';

/** The parts of JSON Schema that zod writes, and ours. */
export interface JsonSchema {
  description?: string;
  examples?: readonly unknown[];
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  allOf?: readonly JsonSchema[];
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  items?: JsonSchema;
  prefixItems?: readonly JsonSchema[];
  additionalProperties?: JsonSchema | boolean;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  default?: unknown;
  minItems?: number;
  minLength?: number;
}

/** A list's entry is one of its type, and what differs on its way in means the same. */
export const typesLike = (type: string) => [type, type.replace(/(?:ListItem|Input)$/, '')];

const MOMENT = '2026-11-30T09:30:00.000Z';
const DAY = '2026-11-30';
const MONTH = '2026-11';

const fits = (sample: string, pattern: string) => new RegExp(pattern, 'u').test(sample);

const byPattern = (pattern: string): string | undefined =>
  [MOMENT, DAY, MONTH, '12', '120.50', '1', 'abc', 'a'.repeat(43), 'a'.repeat(64), '10:30'].find((sample) =>
    fits(sample, pattern),
  );

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The types that lead to a value, each with the names of the fields below it, and the names of all fields alone. */
interface Place {
  types: readonly string[];
  names: readonly string[];
}

const inField = ({ types, names }: Place, name: string): Place => ({
  types: types.map((type) => `${type}.${name}`),
  names: [...names, name],
});

/** Finds the key of a value's sample: where it stands in a type, the outermost first, then under what, then its name. */
const keyOf = ({ types, names }: Place): string | undefined =>
  [...types, names.slice(-2).join('.'), names.at(-1) ?? ''].find((key) => Object.hasOwn(exampleValues, key));

/** Says roughly if a schema takes a value: the same name may be a number here and a text there. */
const accepts = (schema: JsonSchema, value: unknown): boolean => {
  const { anyOf, oneOf, type, pattern } = schema;
  const choices = anyOf ?? oneOf;
  if (choices) return choices.some((choice) => accepts(choice, value));
  if (schema.const !== undefined) return schema.const === value;
  if (schema.enum) return schema.enum.includes(value);
  if (value === null || Array.isArray(value))
    return [type].flat().includes(value === null ? 'null' : 'array');
  if (typeof value === 'object') return schema.$ref !== undefined || schema.properties !== undefined;
  if (typeof value === 'number') return [type].flat().some((name) => name === 'integer' || name === 'number');
  if (typeof value === 'string' && pattern !== undefined) return fits(value, pattern);
  return [type].flat().includes(typeof value);
};

/** Makes a value of the schema. References lead into the components of the document. */
export const exampleOf = (
  schema: JsonSchema,
  components: Readonly<Record<string, JsonSchema>>,
  place: Place = { types: [], names: [] },
  depth = 0,
): unknown => {
  if (depth > 12) return null;
  const key = keyOf(place);
  if (key !== undefined && (exampleValues[key] === undefined || accepts(schema, exampleValues[key])))
    return exampleValues[key];
  const again = (part: JsonSchema, partPlace = place) => exampleOf(part, components, partPlace, depth + 1);
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    const types = [...place.types, ...typesLike(name)];
    return again(components[name] ?? {}, { ...place, types });
  }
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.allOf) {
    const parts = schema.allOf.map((part) => again(part));
    return parts.every(isObject) ? Object.assign({}, ...parts) : parts[0];
  }
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return again(choices.find(({ type }) => type !== 'null') ?? {});
  const [type] = [schema.type ?? []].flat();
  if (schema.properties || type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {})
        .map(([name, part]) => [name, again(part, inField(place, name))] as const)
        .filter(([, value]) => value !== undefined),
    );
  if (schema.prefixItems) return schema.prefixItems.map((part) => again(part));
  if (type === 'array') return schema.items ? [again(schema.items)] : [];
  if (type === 'boolean') return false;
  if (type === 'integer' || type === 'number') return Math.max(schema.minimum ?? 1, 1);
  if (type !== 'string') return null;
  const { pattern, format } = schema;
  if (format === 'date-time') return MOMENT;
  if (format === 'date') return DAY;
  if (format === 'email') return exampleValues['email'];
  if (format === 'uri') return exampleValues['url'];
  if (pattern !== undefined) return byPattern(pattern) ?? 'text';
  return 'text'.padEnd(schema.minLength ?? 0, '.');
};
