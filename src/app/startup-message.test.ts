import { expect, test } from 'vitest';
import { DEFAULT_DEMO_PASSWORD } from '#server/config/check-settings.ts';
import { formatStartupMessage } from './startup-message.ts';

const LISTENING = 'http://127.0.0.1:3000';

test('a start on a terminal ends with the address, the accounts of the demo and their password', () => {
  const text = formatStartupMessage(
    { publicUrl: undefined, demo: { password: DEFAULT_DEMO_PASSWORD } },
    LISTENING,
  );
  expect(text).toContain('Giewel is ready: http://localhost:3000\n');
  for (const account of ['demo-client', 'demo-company', 'demo-moderator', 'demo-admin'])
    expect(text).toContain(account);
  expect(text).toContain(DEFAULT_DEMO_PASSWORD);
});

test('a password of the owner’s own is not shown, and without a demo no account is named', () => {
  const publicUrl = 'https://giewel.example';
  expect(
    formatStartupMessage({ publicUrl, demo: { password: 'a secret of ours' } }, LISTENING),
  ).not.toContain('secret');
  const text = formatStartupMessage({ publicUrl, demo: undefined }, LISTENING);
  expect(text).toContain(`Giewel is ready: ${publicUrl}\n`);
  expect(text).not.toContain('demo');
});
