import { expect, test } from 'vitest';
import { findMisspeltSettings } from './misspelt-settings.ts';
import { settingNames } from './settings.ts';

test.each([
  ['SMPT_URL', 'SMTP_URL'],
  ['MAIL_FORM', 'MAIL_FROM'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['STRIPE_WEBHOK_SECRET', 'STRIPE_WEBHOOK_SECRET'],
  ['SMTP_URL_FILES', 'SMTP_URL_FILE'],
  ['DEMOS', 'DEMO'],
])('%s looks like %s', (name, meant) => {
  expect(findMisspeltSettings([name])).toEqual([{ name, meant }]);
});

test('what a machine has besides is no misspelt setting, nor is a setting', () => {
  const others = [
    'PATH',
    'HOME',
    'HOSTNAME',
    'USER',
    'TERM',
    'LANG',
    'PWD',
    'NODE_ENV',
    'NODE_OPTIONS',
    'TZ',
  ];
  expect(findMisspeltSettings([...others, ...settingNames, 'SMTP_URL_FILE', 'BACKUP_PASSPHRASE'])).toEqual(
    [],
  );
});
