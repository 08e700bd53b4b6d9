import { ZodMiniObject } from 'zod/mini';
import type { Endpoint } from '#kernel/endpoint.ts';

/** Returns the query parameters that the endpoint declares, in its order: other parameters in an address change nothing. */
export const pickDeclaredQueryParameters = (
  { query }: Endpoint,
  rawQuery: unknown,
): Record<string, unknown> => {
  if (!(query instanceof ZodMiniObject)) return {};
  const values = rawQuery as Record<string, unknown>;
  const declared: Record<string, unknown> = {};
  for (const name in query.shape) if (Object.hasOwn(values, name)) declared[name] = values[name];
  return declared;
};
