import { ZodMiniObject } from 'zod/mini';
import type { Endpoint } from '#kernel/endpoint.ts';

/** What of a query the endpoint reads, in the order it declares: whatever else is hung on to an address changes nothing. */
export const declaredQuery = ({ query }: Endpoint, given: unknown): Record<string, unknown> => {
  if (!(query instanceof ZodMiniObject)) return {};
  const values = given as Record<string, unknown>;
  return Object.fromEntries(
    Object.keys(query.shape).flatMap((name) => (Object.hasOwn(values, name) ? [[name, values[name]]] : [])),
  );
};
