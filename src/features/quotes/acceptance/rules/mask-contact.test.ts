import { expect, test } from 'vitest';
import { maskContact } from './mask-contact.ts';

test.each([
  ['claire@example.lu', 'email', 'c•••@example.lu'],
  ['"odd@name"@example.lu', 'email', '"•••@example.lu'],
  ['+352621000770', 'sms', '+352 ••• 770'],
] as const)(
  '%s is shown as little as it needs to be known',
  { meta: { requirements: ['D3-6.1'] } },
  (target, by, expected) => {
    expect(maskContact(target, by)).toBe(expected);
  },
);
