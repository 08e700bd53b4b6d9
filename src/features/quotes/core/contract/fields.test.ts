import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { signatureName } from './fields.ts';

test('a signed name is stored with single spaces, however it was typed or pasted', () => {
  expect(z.parse(signatureName, '  Claire \t Weber\u00a0 ')).toBe('Claire Weber');
  expect(z.safeParse(signatureName, '  \u00a0 ').success).toBe(false);
});
