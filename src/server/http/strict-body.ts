import {
  never,
  ZodMiniArray,
  ZodMiniDiscriminatedUnion,
  ZodMiniNullable,
  ZodMiniObject,
  ZodMiniOptional,
  ZodMiniPipe,
} from 'zod/mini';
import { type $ZodDiscriminatedUnionDef, type $ZodIssue, type $ZodType, clone } from 'zod/v4/core';
import { serverMessageKey } from './server-refusals.ts';

const strictSchemas = new WeakMap<$ZodType, $ZodType>();

const withEachStrict = (parts: Readonly<Record<string, $ZodType>>) =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, strictSchemaOf(part)]));

const strictly = (schema: $ZodType): $ZodType => {
  if (schema instanceof ZodMiniObject) {
    const { def } = schema;
    return clone(schema, { ...def, shape: withEachStrict(def.shape), catchall: def.catchall ?? never() });
  }
  if (schema instanceof ZodMiniArray)
    return clone(schema, { ...schema.def, element: strictSchemaOf(schema.def.element) });
  if (schema instanceof ZodMiniNullable || schema instanceof ZodMiniOptional)
    return clone(schema, { ...schema.def, innerType: strictSchemaOf(schema.def.innerType) });
  if (schema instanceof ZodMiniPipe)
    return clone(schema, { ...schema.def, in: strictSchemaOf(schema.def.in) });
  if (schema instanceof ZodMiniDiscriminatedUnion) {
    const def = schema.def as $ZodDiscriminatedUnionDef;
    return clone(schema, { ...def, options: def.options.map(strictSchemaOf) });
  }
  return schema;
};

/**
 * Returns the schema that refuses members it doesn't know. A program that misspells an optional field would else believe
 * that it was stored. Our own pages send what their contracts say, which the compiler checks.
 */
export const strictSchemaOf = (schema: $ZodType): $ZodType => {
  const known = strictSchemas.get(schema) ?? strictly(schema);
  strictSchemas.set(schema, known);
  return known;
};

/** Names each unknown member as a field of its own, as any other wrong field is named. */
export const namingUnknownFields = (issue: $ZodIssue): readonly $ZodIssue[] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => ({
        code: 'custom',
        path: [...issue.path, key],
        message: serverMessageKey('unknownField'),
        input: undefined,
        params: { expected: 'no field of this name' },
      }))
    : [issue];
