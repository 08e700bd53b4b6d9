import type { Endpoint } from '#kernel/endpoint.ts';
import fc from '#testing/fast-check.ts';
import { permissionTable } from '#testing/permissions/permission-table.ts';
import { testRoles } from '#testing/permissions/test-world.ts';
import { oddValue, valuesOf } from './values-of.ts';

/** Draws changes to a valid request of the table of permissions. */
export const fuzzedRequest = (endpoints: readonly Endpoint[]) =>
  fc.nat(endpoints.length - 1).chain((index) => {
    const { method, url, params, query, body } = endpoints[index] as Endpoint;
    const part = (schema: Endpoint['body']) =>
      fc.oneof(
        { weight: 5, arbitrary: fc.constant(undefined) },
        { weight: 3, arbitrary: valuesOf(schema) },
        { weight: 1, arbitrary: oddValue },
      );
    const row = permissionTable.find(({ name }) => name === `${method} ${url}`);
    const letIn = testRoles.filter((role) => (row?.statuses[role] ?? 0) < 400);
    return fc.record({
      at: fc.constant(index),
      who: fc.constantFrom(...testRoles, ...letIn, ...letIn, ...letIn),
      params: part(params),
      query: part(query),
      body: part(body),
      /** Replaces one field of the body by an odd value. */
      field: fc.option(fc.tuple(fc.nat(20), oddValue), { nil: undefined }),
      headers: fc.record(
        {
          'idempotency-key': fc.oneof(
            fc.constantFrom('', 'one', 'two', 'k'.repeat(128), 'k'.repeat(129)),
            fc.string({ maxLength: 40 }),
          ),
          'accept-encoding': fc.constantFrom('br', 'gzip', 'identity', '*;q=0', 'br;q=2, x', ',;=', ''),
          'accept-language': fc.constantFrom('fr', 'de;q=0', '*', 'x-y-z;;', ''),
          host: fc.constantFrom('127.0.0.1', 'localhost:3000', 'evil.example', '[::1]', 'a b', ':', ''),
          range: fc.constantFrom('bytes=0-0', 'bytes=5-2', 'bytes=-99999999999', 'items=1-', 'bytes=0-1,3-4'),
          'if-none-match': fc.constantFrom('*', '"a"', 'W/', ''),
          authorization: fc.constantFrom('Bearer x', 'Basic Og==', 'Bearer ', ''),
          'content-type': fc.constantFrom(
            'application/json',
            'application/json; charset=utf-16',
            'text/plain',
            'multipart/form-data',
            'multipart/form-data; boundary=x',
            'application/x-www-form-urlencoded',
            'message/rfc822',
            ';',
          ),
        },
        { requiredKeys: [] },
      ),
      /** A header is sent where its number is 0: most requests have one or two. */
      kept: fc.array(fc.nat(7), { minLength: 8, maxLength: 8 }),
    });
  });

export type FuzzedRequest = ReturnType<typeof fuzzedRequest> extends fc.Arbitrary<infer One> ? One : never;
