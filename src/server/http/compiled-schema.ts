import { array, nullable, object, optional, type ZodType } from 'zod';
import type { $ZodArrayDef, $ZodNullableDef, $ZodObjectDef, $ZodOptionalDef, $ZodType } from 'zod/v4/core';

const withoutChecks = ({ checks, catchall }: { checks?: unknown[]; catchall?: unknown }) =>
  (checks === undefined || checks.length === 0) && catchall === undefined;

/**
 * The same schema out of zod's compiled parts. Contracts are written with `zod/mini`, whose objects walk their
 * shape on every parse because that is smaller; a server parses thousands of answers and has room for the
 * function zod writes for a shape. What is no plain object, list or wrapper stays as it is.
 */
export const compiledSchema = (schema: $ZodType): $ZodType => {
  const { def } = schema._zod;
  if (!withoutChecks(def as object)) return schema;
  switch (def.type) {
    case 'object': {
      const { shape } = def as $ZodObjectDef;
      const parts = Object.entries(shape).map(([name, part]) => [name, compiledSchema(part)]);
      return object(Object.fromEntries(parts) as Record<string, ZodType>);
    }
    case 'array':
      return array(compiledSchema((def as $ZodArrayDef).element));
    case 'nullable':
      return nullable(compiledSchema((def as $ZodNullableDef).innerType));
    case 'optional':
      return optional(compiledSchema((def as $ZodOptionalDef).innerType));
    default:
      return schema;
  }
};
