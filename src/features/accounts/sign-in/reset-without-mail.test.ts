import { expect, test } from 'vitest';
import { testHost } from '#testing/host.ts';

const { ask } = await testHost();

test(
  'without mail a password cannot be reset, and the answer says so',
  {
    meta: { requirements: ['AUTH-008'] },
  },
  async () => {
    const response = await ask('POST', '/api/request-password-reset', { body: { email: 'a@mail.example' } });
    expect([response.status, (response.body as { message: string }).message]).toEqual([
      409,
      'Password reset functionality will be available soon.',
    ]);
  },
);
