import { expect, test } from 'vitest';
import { webhookFailureOf } from './server/delivery-failure.ts';

const withCode = (code: string) => Object.assign(new Error('at https://crm.example.lu/hook?key=1'), { code });

test.each([
  ['ABORT_ERR', 'timeout'],
  ['ETIMEDOUT', 'timeout'],
  ['ENOTFOUND', 'name-not-found'],
  ['ECONNREFUSED', 'connection-refused'],
  ['CERT_HAS_EXPIRED', 'certificate'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'certificate'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'certificate'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'certificate'],
  ['ECONNRESET', 'connection'],
  ['EPROTO', 'connection'],
])('%s is told as %s', (code, failure) => {
  expect(webhookFailureOf(withCode(code))).toBe(failure);
});

test('what is no error with a code is a broken connection', () => {
  expect(webhookFailureOf('odd')).toBe('connection');
});
