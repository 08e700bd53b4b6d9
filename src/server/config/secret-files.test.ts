import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { secretSettingNames } from './secret-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'giewel-secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));
const path = join(folder, 'secret');

test('a secret may stand in a file, its last line break being none of it', () => {
  writeFileSync(path, 'smtp://user:secret@mail.example\n');
  expect(readConfig({ SMTP_URL_FILE: path }).mail.smtpUrl).toBe('smtp://user:secret@mail.example');
});

test('what is wrong with it is said without saying it', () => {
  writeFileSync(path, 'very secret and wrong');
  const wrong = () => readConfig({ SMTP_URL_FILE: path });
  expect(wrong).toThrow('SMTP_URL must be an smtp:// or smtps:// address');
  expect(wrong).not.toThrow('very secret');
  expect(() => readConfig({ SMTP_URL_FILE: join(folder, 'nowhere') })).toThrow('cannot be read (ENOENT)');
  expect(() => readConfig({ SMTP_URL_FILE: path, SMTP_URL: 'smtp://x' })).toThrow('are both set');
});

test('two values of what others show us hold at once', () => {
  const [one, two] = ['a-secret-of-many-letters', 'another-of-many-letters'];
  const { inboundMail } = readConfig({
    INBOUND_MAIL_ADDRESS: 'reply@in.example',
    INBOUND_MAIL_SECRET: `${one} ${two}`,
  });
  expect(inboundMail?.secrets).toEqual([one, two]);
});

test('two pairs of push keys hold at once, and nothing else is one', () => {
  const [one, two] = ['A', 'B'].map((letter) => `${letter.repeat(87)}:${letter.repeat(43)}`);
  expect(readConfig({ PUSH_KEYS: `${one} ${two}` }).pushKeys).toEqual([
    { publicKey: 'A'.repeat(87), privateKey: 'A'.repeat(43) },
    { publicKey: 'B'.repeat(87), privateKey: 'B'.repeat(43) },
  ]);
  expect(readConfig({}).pushKeys).toEqual([]);
  for (const wrong of ['x', `${one}:`, `${one} ${two} ${one}`, 'A'.repeat(87)])
    expect(() => readConfig({ PUSH_KEYS: wrong })).toThrow('PUSH_KEYS must be PUBLIC:PRIVATE');
});

test.each(secretSettingNames)('docs/settings.md says that %s may stand in a file', (name) => {
  expect(readFileSync('docs/settings.md', 'utf8')).toContain(`\`${name}\``);
});
