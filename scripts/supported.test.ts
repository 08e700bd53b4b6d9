import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

interface Facts {
  platform: string;
  arch: string;
  isMusl: boolean;
  node: string;
  hasDatabase: boolean;
}

const { isNodeEnough, unsupported } = createRequire(import.meta.url)('./supported.cjs') as {
  isNodeEnough: (version: string) => boolean;
  unsupported: (facts: Facts) => string | undefined;
};

const linux: Facts = { platform: 'linux', arch: 'x64', isMusl: false, node: '24.1.0', hasDatabase: false };
const mac = { ...linux, platform: 'darwin', arch: 'arm64' };
const alpine = { ...linux, isMusl: true };

test.each(['22.18.0', '22.23.3', '24.0.0', '25.1.0', '26.10.0', '30.0.0'])(
  'Node %s runs Giewel',
  (version) => {
    expect(isNodeEnough(version)).toBe(true);
  },
);

// The last of these read no TypeScript without a flag, or are no longer maintained.
test.each(['0.12.18', '18.20.8', '20.20.2', '22.9.0', '22.17.1', '23.11.0'])(
  'Node %s does not',
  (version) => {
    expect(isNodeEnough(version)).toBe(false);
  },
);

test.each<[what: string, Facts]>([
  ['Linux', linux],
  ['Linux on ARM', { ...linux, arch: 'arm64' }],
  ['a Mac', mac],
  ['an older Mac', { ...mac, arch: 'x64' }],
  ['Linux with a Node that one of ours takes the place of', { ...linux, node: '20.0.0' }],
  ['Alpine with a database', { ...alpine, hasDatabase: true }],
  ['another system with a database', { ...linux, platform: 'freebsd', hasDatabase: true }],
])('%s is supported', (_, facts) => {
  expect(unsupported(facts)).toBeUndefined();
});

test.each<[what: string, Facts, sentence: RegExp]>([
  ['Windows', { ...linux, platform: 'win32', hasDatabase: true }, /WSL/],
  ['Node 18', { ...linux, node: '18.20.8' }, /needs Node 20 or newer and this is 18\.20\.8/],
  ['Node 0.12', { ...linux, node: '0.12.18' }, /needs Node 20 or newer/],
  [
    'Node 20 on Alpine, where none of ours runs',
    { ...alpine, node: '20.20.2', hasDatabase: true },
    /needs Node 22\.18 or newer and this is 20\.20\.2/,
  ],
  ['Alpine without a database', alpine, /no PostgreSQL for this machine \(musl\): set DATABASE_URL/],
  [
    'a processor PostgreSQL is not brought for',
    { ...linux, arch: 's390x' },
    /\(linux-s390x\): set DATABASE_URL/,
  ],
])('%s is told in one sentence', (_, facts, sentence) => {
  expect(unsupported(facts)).toMatch(sentence);
  expect(unsupported(facts)?.match(/[.](?=\s|$)/g)).toHaveLength(1);
});

test('is asked before a start, a test and the development server install anything', () => {
  const manifest = createRequire(import.meta.url)('../package.json') as { scripts: Record<string, string> };
  for (const name of ['prestart', 'predev', 'pretest'])
    expect(manifest.scripts[name]).toBe('node scripts/supported.cjs');
});

test('says nothing on this machine', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('scripts/supported.cjs')], {
    encoding: 'utf8',
  });
  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: '', stderr: '' });
});
