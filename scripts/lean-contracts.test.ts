import { expect, test } from 'vitest';
import { leanContract } from './lean-contracts.ts';

const lean = (code: string) => leanContract(code).replace(/\s+/g, ' ');

test('an endpoint keeps what a call needs and what a form is checked by', () => {
  expect(
    lean(`export const createFolder = endpoint({
      method: 'POST', url: '/api/folders', who: 'person', summary: 'Make, a folder',
      body: z.object({ name }), answer: z.object({ id }), refusals: {}, creates: true, isPaged: true,
    });`),
  ).toBe(
    "export const createFolder = endpoint({ method: 'POST', url: '/api/folders', body: z.object({ name }), isPaged: true, });",
  );
});

test('so does what several endpoints share', () => {
  expect(lean("const shared = { method: 'GET', who: 'anyone', params: z.object({ id }) };")).toBe(
    "const shared = { method: 'GET', };",
  );
  expect(lean("export const getFolder = endpoint({ ...shared, url: '/x', answer: folder });")).toContain(
    "...shared, url: '/x',",
  );
});

test('other objects stay as they are', () => {
  const sizes = 'export const limits = { answer: 42 };';
  expect(lean(sizes)).toBe(sizes);
});
