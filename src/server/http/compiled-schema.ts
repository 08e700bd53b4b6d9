import { array, nullable, object, optional, type ZodType } from 'zod';
import { ZodMiniArray, ZodMiniNullable, ZodMiniObject, ZodMiniOptional } from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';

/**
 * The same schema out of zod's compiled parts. Contracts are written with `zod/mini`, whose objects walk their
 * shape on every parse because that is smaller; a server parses thousands of answers and has room for the
 * function zod writes for a shape. What is no plain object, list or wrapper stays as it is.
 */
export const compiledSchema = (schema: $ZodType): $ZodType => {
  if (schema instanceof ZodMiniObject && !schema.def.catchall && !schema.def.checks?.length) {
    const parts = Object.entries(schema.shape).map(([name, part]) => [name, compiledSchema(part)]);
    return object(Object.fromEntries(parts) as Record<string, ZodType>);
  }
  if (schema instanceof ZodMiniArray && !schema.def.checks?.length)
    return array(compiledSchema(schema.def.element));
  if (schema instanceof ZodMiniNullable) return nullable(compiledSchema(schema.def.innerType));
  if (schema instanceof ZodMiniOptional) return optional(compiledSchema(schema.def.innerType));
  return schema;
};
