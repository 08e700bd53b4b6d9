import { expect, test } from 'vitest';
import { leanContract } from './lean-contracts.ts';

const lean = (code: string) => leanContract(code).replace(/\s+/g, ' ');

test('an endpoint keeps what stands outside the server’s half, whatever it is called', () => {
  expect(
    lean(`export const createFolder = endpoint({
      method: 'POST', url: '/api/folders', body: z.object({ name }),
      server: { who: 'person', summary: 'Make, a folder', answer: z.object({ id }), thoughtOfLater: true },
      isPaged: true,
    });
    const first = endpoint({ method: 'GET', url: '/a', server: {} }), second = endpoint({ server: { ...shared }, url: '/b' });`),
  ).toBe(
    "export const createFolder = endpoint({ method: 'POST', url: '/api/folders', body: z.object({ name }), isPaged: true, }); const first = endpoint({ method: 'GET', url: '/a', }), second = endpoint({ url: '/b' });",
  );
});

test('what is no endpoint stays as it is', () => {
  const sizes = 'export const limits = { server: 42 };';
  expect(lean(sizes)).toBe(sizes);
});

test('a declaration that hides its server’s half is refused, instead of being downloaded whole', () => {
  expect(() => lean("export const look = endpoint({ ...shared, url: '/x' });")).toThrow('server');
  expect(() => lean('export const look = endpoint(terms);')).toThrow('server');
});
