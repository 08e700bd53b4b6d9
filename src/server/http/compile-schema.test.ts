import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { compileSchema } from './compile-schema.ts';

const person = z.object({
  name: z.string().check(z.minLength(2)),
  pets: z.array(z.object({ name: z.string(), age: z.optional(z.int()) })),
  note: z.nullable(z.string()),
});

test.each([
  ['as declared', { name: 'Claire', pets: [{ name: 'Fuuss' }], note: null }, true],
  [
    'a field nobody declared',
    { name: 'Claire', pets: [{ name: 'Fuuss', secret: 1 }], note: null, password: 'x' },
    true,
  ],
  ['a wrong type deep inside', { name: 'Claire', pets: [{ name: 3 }], note: null }, false],
  ['too short', { name: 'C', pets: [], note: null }, false],
  ['missing', { name: 'Claire' }, false],
])('%s is judged alike', (_, value, isFine) => {
  const [plain, compiled] = [z.safeParse(person, value), z.safeParse(compileSchema(person), value)];
  expect([plain.success, compiled.success]).toEqual([isFine, isFine]);
  expect(compiled.data).toEqual(plain.data);
});

test('what cannot be compiled stays as it is', () => {
  for (const schema of [
    z.string(),
    z.union([z.string(), z.int()]),
    z.array(z.string()).check(z.maxLength(2)),
  ]) {
    expect(compileSchema(schema)).toBe(schema);
  }
});
