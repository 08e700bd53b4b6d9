import { type JsonSchema, typesLike } from './openapi-examples.ts';
import { fieldMeanings } from './openapi-field-meanings.ts';

/** Finds a field's entry: first where it stands in this type, then under what it stands, then its name alone. */
export const meaningKeyOf = (type: string, path: readonly string[]): string | undefined =>
  [
    ...typesLike(type).map((name) => [name, ...path].join('.')),
    ...path.map((_, at) => path.slice(at).join('.')),
  ].find((key) => Object.hasOwn(fieldMeanings, key));

const isMoment = ({ format, anyOf = [] }: JsonSchema): boolean =>
  format === 'date-time' || anyOf.some(isMoment);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Adds to each field of a type what it means, also to those of objects inside it. */
export const describeFields = (type: string, schema: JsonSchema): JsonSchema => {
  const describe = (value: unknown, path: readonly string[]): unknown => {
    if (Array.isArray(value)) return value.map((part) => describe(part, path));
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        key === 'properties' && isObject(inner) ? describeAll(inner, path) : describe(inner, path),
      ]),
    );
  };
  const describeAll = (fields: Record<string, unknown>, path: readonly string[]) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => {
        const ownPath = [...path, name];
        const meaning = fieldMeanings[meaningKeyOf(type, ownPath) ?? ''];
        const described = describe(field, ownPath) as object;
        if (meaning === undefined) return [name, described];
        const description = isMoment(field as JsonSchema) ? meaning.replace(/\.|$/, ', in UTC.') : meaning;
        return [name, { ...described, description }];
      }),
    );
  return describe(schema, []) as JsonSchema;
};
