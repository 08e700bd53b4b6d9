import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { signatureNameSchema } from './fields.ts';

test('a signed name is stored with single spaces, however it was typed or pasted', () => {
  expect(z.parse(signatureNameSchema, '  Claire \t Weber\u00a0 ')).toBe('Claire Weber');
  expect(z.safeParse(signatureNameSchema, '  \u00a0 ').success).toBe(false);
});
