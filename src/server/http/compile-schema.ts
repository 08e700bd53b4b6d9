import { array, nullable, object, optional, type ZodType } from 'zod';
import { ZodMiniArray, ZodMiniNullable, ZodMiniObject, ZodMiniOptional } from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';

/**
 * Builds the same schema from zod's compiled parts. Contracts use `zod/mini`, whose objects walk their shape on every
 * parse because that code is smaller; a server parses thousands of responses and has room for the function that zod
 * generates for a shape. Anything but plain objects, lists and wrappers stays as it is.
 */
export const compileSchema = (schema: $ZodType): $ZodType => {
  if (schema instanceof ZodMiniObject && !schema.def.catchall && !schema.def.checks?.length) {
    const parts = Object.entries(schema.shape).map(([name, part]) => [name, compileSchema(part)]);
    return object(Object.fromEntries(parts) as Record<string, ZodType>);
  }
  if (schema instanceof ZodMiniArray && !schema.def.checks?.length)
    return array(compileSchema(schema.def.element));
  if (schema instanceof ZodMiniNullable) return nullable(compileSchema(schema.def.innerType));
  if (schema instanceof ZodMiniOptional) return optional(compileSchema(schema.def.innerType));
  return schema;
};
