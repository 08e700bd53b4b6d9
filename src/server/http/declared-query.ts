import { ZodMiniObject } from 'zod/mini';
import type { Endpoint } from '#kernel/endpoint.ts';

/** What of a query the endpoint reads, in the order it declares: whatever else is hung on to an address changes nothing. */
export const declaredQuery = ({ query }: Endpoint, rawQuery: unknown): Record<string, unknown> => {
  if (!(query instanceof ZodMiniObject)) return {};
  const values = rawQuery as Record<string, unknown>;
  const declared: Record<string, unknown> = {};
  for (const name in query.shape) if (Object.hasOwn(values, name)) declared[name] = values[name];
  return declared;
};
