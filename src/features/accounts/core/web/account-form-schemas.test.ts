import { describe, expect, test } from 'vitest';
import type { ZodMiniType } from 'zod/mini';
import { sentences as accounts } from '#features/accounts/core/strings/en/accounts.ts';
import { findSentence } from '#kernel/sentence-keys.ts';
import {
  clientSignUpFormSchema,
  companyInfoFormSchema,
  loginByUsernameFormSchema,
  loginFormSchema,
  registrationFormSchema,
  vatStepFormSchema,
} from './account-form-schemas.ts';

/** Returns each field's first message, as its form shows it. */
const messagesOf = (schema: ZodMiniType, values: object): Record<string, string> => {
  const first: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(values).error?.issues ?? []) {
    first[path.join('.')] ??= findSentence({ accounts }, message) ?? message;
  }
  return first;
};

const PASSWORD = 'Gromperekichelcher';
const phone = { phonePrefix: '+352', phoneNumber: '621 123 456' };
const client = {
  username: 'claire',
  email: 'claire@mail.example',
  ...phone,
  password: PASSWORD,
  confirmPassword: PASSWORD,
  useEmailVerification: false,
};

describe('the logins', () => {
  const nothing = { username: ' ', password: '', rememberMe: false };

  test('on /auth', { meta: { requirements: ['VALID-001', 'VALID-002'] } }, () => {
    expect(messagesOf(loginFormSchema, nothing)).toEqual({
      username: 'Username or email is required',
      password: 'Password is required',
    });
  });

  test(
    'of clients and of companies',
    {
      meta: { requirements: ['VALID-003', 'VALID-004', 'VALID-005', 'VALID-006'] },
    },
    () => {
      expect(messagesOf(loginByUsernameFormSchema, nothing)).toEqual({
        username: 'Username is required',
        password: 'Password is required',
      });
    },
  );
});

describe('the client’s sign-up', () => {
  const wrong = (values: Partial<typeof client>) =>
    messagesOf(clientSignUpFormSchema, { ...client, ...values });

  test('is content with what is right', () => expect(wrong({})).toEqual({}));

  test.each([
    [{ username: '' }, 'VALID-007', { username: 'Username is required' }],
    [{ email: 'abc' }, 'VALID-008', { email: 'Invalid email address' }],
    [
      { password: '1234567', confirmPassword: '1234567' },
      'VALID-009',
      { password: 'Password must be at least 8 characters' },
    ],
    [{ password: '12345678', confirmPassword: '12345678' }, 'VALID-009', {}],
    [{ confirmPassword: `${PASSWORD} ` }, 'VALID-010', { confirmPassword: 'Passwords do not match' }],
    [{ phoneNumber: ' ' }, 'VALID-011', { phoneNumber: 'Phone number is required' }],
  ])('%j (%s)', (values, _, message) => expect(wrong(values)).toEqual(message));

  test.each([
    ['621 123 456', true],
    ['1234', true],
    ['123', false],
    ['62', false],
    // A space joins it to the prefix: of the 14 characters 13 are left.
    ['1234567890123', true],
    ['12345678901234', false],
    ['352 621 123 456', false],
  ])('the number %s: %s', { meta: { requirements: ['VALID-012'] } }, (phoneNumber, isLikely) => {
    expect(wrong({ phoneNumber })).toEqual(
      isLikely ? {} : { phoneNumber: 'Please enter a valid international phone number' },
    );
  });

  test.each(['+352 621 123 456', '00352 621 123 456', '+33 6 12 34 56 78', '+351 912 345 678'])(
    'the number %s, which brings its country code along, is taken',
    { meta: { requirements: ['VALID-012'] } },
    (phoneNumber) => expect(wrong({ phoneNumber })).toEqual({}),
  );

  test.each(['+33 6 12 34', '0044 7700 900', '+32 470 12'])(
    'the number %s, which stops halfway, is not',
    (phoneNumber) =>
      expect(wrong({ phoneNumber })).toEqual({
        phoneNumber: 'Please enter a valid international phone number',
      }),
  );
});

describe('the generic form', () => {
  const choices = { isContactPublic: false, acceptsTerms: true, rememberMe: false };
  const person = { ...client, ...choices, userType: 'private' };
  const company = { ...person, userType: 'company', companyName: 'Daach & Co', vatNumber: 'lu 123 456 13' };
  const empty = { companyName: '', vatNumber: '' };

  test(
    'asks a private user neither for a phone nor for a company',
    {
      meta: { requirements: ['AUTH-009'] },
    },
    () => {
      expect(messagesOf(registrationFormSchema, { ...person, ...empty, phoneNumber: '' })).toEqual({});
    },
  );

  test('wants the terms accepted', { meta: { requirements: ['AUTH-006'] } }, () => {
    expect(messagesOf(registrationFormSchema, { ...person, ...empty, acceptsTerms: false })).toEqual({
      acceptsTerms: 'Accept the terms to continue',
    });
  });

  test.each([
    [{}, {}],
    [empty, { companyName: 'Company name is required', vatNumber: 'VAT number is required' }],
    [{ companyName: 'x'.repeat(121) }, { companyName: 'Company name must be 120 characters or less' }],
    [
      { vatNumber: 'LU1234567' },
      { vatNumber: 'Invalid Luxembourg VAT number format. Must be LU followed by 8 digits.' },
    ],
  ])('of a company %j', { meta: { requirements: ['VALID-028', 'VALID-033'] } }, (values, message) => {
    expect(messagesOf(registrationFormSchema, { ...company, ...values })).toEqual(message);
  });
});

describe('the wizard', () => {
  const info = { companyName: 'Daach & Co', isContactPublic: false, ...client };

  test(
    'step 1 says all that is missing at once',
    {
      meta: {
        requirements: [
          'VALID-015',
          'VALID-016',
          'VALID-017',
          'VALID-018',
          'VALID-019',
          'VALID-024',
          'LIMIT-003',
          'DATA-021',
        ],
      },
    },
    () => {
      const nothing = { ...info, companyName: '', username: '', email: '', phoneNumber: '' };
      expect(messagesOf(companyInfoFormSchema, { ...nothing, password: '', confirmPassword: '' })).toEqual({
        companyName: 'Company name is required',
        username: 'Username is required',
        email: 'Email is required',
        phoneNumber: 'Phone number is required',
        password: 'Password is required',
        confirmPassword: 'Enter your password again to confirm it',
      });
    },
  );

  test.each([
    [{ email: 'abc' }, 'VALID-016', { email: 'Invalid email address' }],
    [{ companyName: 'x' }, 'VALID-020', { companyName: 'Company name is required' }],
    [
      { companyName: 'x'.repeat(121) },
      'VALID-020',
      { companyName: 'Company name must be 120 characters or less' },
    ],
    [
      { password: '1234567', confirmPassword: '1234567' },
      'VALID-017',
      { password: 'Password must be at least 8 characters' },
    ],
    [
      { password: 'x'.repeat(129), confirmPassword: 'x'.repeat(129) },
      'VALID-017',
      { password: 'Password must be 128 characters or less' },
    ],
    [{ confirmPassword: 'other' }, 'VALID-018 VALID-025', { confirmPassword: 'Passwords do not match' }],
  ])('%j (%s)', (values, _, message) =>
    expect(messagesOf(companyInfoFormSchema, { ...info, ...values })).toEqual(message),
  );

  test.each([
    ['', 'VALID-022', { vatNumber: 'VAT number is required' }],
    ['LU12345', 'VALID-029', { vatNumber: 'Please enter a valid VAT number' }],
    ['LU123456', 'VALID-029', {}],
  ])('step 2 with %j (%s)', (vatNumber, _, message) => {
    expect(messagesOf(vatStepFormSchema, { vatNumber, registrationNumber: '' })).toEqual(message);
  });
});
