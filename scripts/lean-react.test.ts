import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { wantsLeftOut, withoutUnused } from './lean-react.ts';

const { resolve } = createRequire(import.meta.url);
const FILE = `${resolve('react-dom/package.json').replace(/package\.json$/, '')}cjs/react-dom-client.production.js`;
const whole = readFileSync(FILE, 'utf8');

test('React is lighter without its own transitions and refs of fragments, and still a program', () => {
  const lean = withoutUnused(whole);
  expect(whole).toContain('.startViewTransition({');
  expect(lean).not.toContain('.startViewTransition({');
  expect(lean).not.toContain('FragmentInstance.prototype.');
  expect(whole.length - lean.length).toBeGreaterThan(25_000);
  // It throws where it is no program.
  expect(new Script(`(function (exports, require, process) {${lean}})`)).toBeInstanceOf(Script);
});

test('what is left of React is as it was', () => {
  const before = new Set(whole.split('\n'));
  const added = withoutUnused(whole)
    .split('\n')
    .filter((line) => !before.has(line));
  expect(added.filter((line) => !/^function \w+\(\) \{.*\}$/.test(line))).toEqual([]);
});

test('a React that calls one of them otherwise ends the build', () => {
  const other = whole.replaceAll('commitExitViewTransitions', 'commitLeavingViewTransitions');
  expect(() => withoutUnused(other)).toThrow('React has no function commitExitViewTransitions any more');
});

test('a screen that wants what is left out ends the build', () => {
  expect(wantsLeftOut("import { useState, ViewTransition } from 'react';")).toBe(true);
  expect(wantsLeftOut("import { Activity, Fragment } from 'react';")).toBe(false);
});
