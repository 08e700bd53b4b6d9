import { expect, test } from 'vitest';
import { markSilent } from './silent-modules.ts';

test('what is called by importing a module is marked, whatever it is called', () => {
  expect(markSilent("const name = s.array(text({ say: say('a') })).check(long());")).toBe(
    "const name = /* @__PURE__ */ s.array(/* @__PURE__ */ text({ say: /* @__PURE__ */ say('a') })).check(/* @__PURE__ */ long());",
  );
  expect(markSilent('export const kinds = new Set([first()]);')).toBe(
    'export const kinds = /* @__PURE__ */ new Set([/* @__PURE__ */ first()]);',
  );
});

test('what is called later is left to whoever calls it', () => {
  const later = 'export const read = () => look(); function tell() { say(); }';
  expect(markSilent(later)).toBe(later);
});

test('a module that does something by being imported is refused, instead of doing nothing', () => {
  expect(() => markSilent('const seen = new Map(); seen.set(1, 2);')).toThrow('seen.set(1, 2)');
  expect(() => markSilent('await start();')).toThrow('start');
});
