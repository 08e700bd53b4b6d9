import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { lockedPackages, nameOf, thirdPartyPage } from './third-party.ts';

interface Manifest {
  allowScripts: Record<string, boolean>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
}

const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

const packages = lockedPackages(resolve('.'));
const manifest = JSON.parse(readFileSync(resolve('package.json'), 'utf8')) as Manifest;

const foldersWhere = (judge: (locked: NonNullable<ReturnType<typeof packages.get>>) => boolean) =>
  [...packages].filter(([, locked]) => judge(locked)).map(([folder]) => folder);

describe('what is installed', () => {
  test('is fixed to the byte', () => {
    expect(packages.size).toBeGreaterThan(100);
    expect(foldersWhere(({ integrity }) => !integrity?.startsWith('sha512-'))).toEqual([]);
  });

  // An entry without an address comes from the registry npm is set to; one from git or a folder has no such version.
  test('comes from the registry alone', () => {
    const foreign = ({ resolved, link, version }: { resolved?: string; link?: boolean; version: string }) =>
      link === true ||
      !EXACT.test(version) ||
      (resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/'));
    expect(foldersWhere(foreign)).toEqual([]);
  });

  test('is what npm ci takes, with the binaries of every system', () => {
    const { status, stderr } = spawnSync(
      'npm',
      ['ci', '--dry-run', '--ignore-scripts', '--no-audit', '--no-fund'],
      {
        encoding: 'utf8',
      },
    );
    expect(stderr).not.toContain('npm error');
    expect(status).toBe(0);
    const optional = [...packages.values()].flatMap(({ optionalDependencies = {} }) =>
      Object.keys(optionalDependencies),
    );
    const platforms = optional.filter((name) => /(darwin|linux|win32)-(x64|arm64)/.test(name));
    expect(platforms.length).toBeGreaterThan(20);
    const installed = new Set([...packages.keys()].map(nameOf));
    expect(platforms.filter((name) => !installed.has(name))).toEqual([]);
  });

  test('is named to the version in package.json', () => {
    const { dependencies, devDependencies, optionalDependencies } = manifest;
    const all = { ...dependencies, ...devDependencies, ...optionalDependencies };
    expect(Object.entries(all).filter(([, version]) => !EXACT.test(version))).toEqual([]);
  });

  test('runs no script of its own but those that are allowed', () => {
    const running = foldersWhere(({ hasInstallScript }) => hasInstallScript === true).map(nameOf);
    const allowed = Object.keys(manifest.allowScripts).filter((name) => manifest.allowScripts[name]);
    expect(running.toSorted()).toEqual(allowed.toSorted());
  });

  // 242 MB: docs/performance.md.
  test('brings production neither Node nor a compiler', () => {
    const heavy = ['node_modules/node', 'node_modules/typescript'];
    expect(heavy.map((folder) => packages.get(folder)?.dev)).toEqual([true, true]);
  });

  test('is listed with its licence in THIRD_PARTY.md', () => {
    expect(readFileSync(resolve('THIRD_PARTY.md'), 'utf8')).toBe(thirdPartyPage(packages));
  });
});

test('an image is built without secrets, data and what the machine has installed', () => {
  const ignored = readFileSync(resolve('.dockerignore'), 'utf8').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['.env', '.env.*', '.git', 'data', 'dist', 'node_modules']));
});
