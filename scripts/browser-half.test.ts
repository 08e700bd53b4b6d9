import { describe, expect, test } from 'vitest';
import { markPure, withoutServerHalf } from './browser-half.ts';

const lean = (code: string) => withoutServerHalf(code).replace(/\s+/g, ' ');

describe('what a browser gets of a contract', () => {
  test('is each endpoint without its server’s half, whatever it is called', () => {
    expect(
      lean(`export const createFolder = endpoint({
      method: 'POST', url: '/api/folders', body: z.object({ name }),
      server: { who: 'person', summary: 'Make, a folder', response: z.object({ id }), thoughtOfLater: true },
      isPaged: true,
    });
    const first = endpoint({ method: 'GET', url: '/a', server: {} }), second = endpoint({ server: { ...shared }, url: '/b' });`),
    ).toBe(
      "export const createFolder = endpoint({ method: 'POST', url: '/api/folders', body: z.object({ name }), isPaged: true, }); const first = endpoint({ method: 'GET', url: '/a', }), second = endpoint({ url: '/b' });",
    );
  });

  test('is all of what is no endpoint', () => {
    const sizes = 'export const limits = { server: 42 };';
    expect(lean(sizes)).toBe(sizes);
  });

  test('is refused where a declaration hides its server’s half', () => {
    expect(() => lean("export const look = endpoint({ ...shared, url: '/x' });")).toThrow('server');
    expect(() => lean('export const look = endpoint(terms);')).toThrow('server');
  });
});

describe('a module that draws nothing', () => {
  test('has every call that is made by importing it marked as pure', () => {
    expect(markPure("const name = s.array(text({ say: say('a') })).check(long());")).toBe(
      "const name = /* @__PURE__ */ s.array(/* @__PURE__ */ text({ say: /* @__PURE__ */ say('a') })).check(/* @__PURE__ */ long());",
    );
    expect(markPure('export const kinds = new Set([first()]);')).toBe(
      'export const kinds = /* @__PURE__ */ new Set([/* @__PURE__ */ first()]);',
    );
  });

  test('keeps what is called later as it is', () => {
    const later = 'export const read = () => look(); function tell() { say(); }';
    expect(markPure(later)).toBe(later);
  });

  test('is refused where it does something by being imported, instead of doing nothing', () => {
    expect(() => markPure('const seen = new Map(); seen.set(1, 2);')).toThrow('seen.set(1, 2)');
    expect(() => markPure('await start();')).toThrow('start');
  });
});
