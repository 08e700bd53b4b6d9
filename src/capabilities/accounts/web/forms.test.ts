import { describe, expect, test } from 'vitest';
import type { ZodMiniType } from 'zod/mini';
import { en } from '#app/strings/en.ts';
import { sentence } from '#kernel/sentences.ts';
import {
  clientSignUpForm,
  companyInfoForm,
  joinedPhone,
  loginByUsernameForm,
  loginForm,
  registrationForm,
  vatStepForm,
} from './forms.ts';

/** What each field says first, as its form shows it. */
const said = (schema: ZodMiniType, values: object): Record<string, string> => {
  const first: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(values).error?.issues ?? []) {
    first[path.join('.')] ??= sentence(en, message) ?? message;
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

  test('on /auth (VALID-001 VALID-002)', () => {
    expect(said(loginForm, nothing)).toEqual({
      username: 'Username or email is required',
      password: 'Password is required',
    });
  });

  test('of clients and of companies (VALID-003 VALID-004 VALID-005 VALID-006)', () => {
    expect(said(loginByUsernameForm, nothing)).toEqual({
      username: 'Username is required',
      password: 'Password is required',
    });
  });
});

describe('the client’s sign-up', () => {
  const wrong = (values: Partial<typeof client>) => said(clientSignUpForm, { ...client, ...values });

  test('is content with what is right', () => expect(wrong({})).toEqual({}));

  test.each([
    ['VALID-007', { username: '' }, { username: 'Username is required' }],
    ['VALID-008', { email: 'abc' }, { email: 'Invalid email address' }],
    [
      'VALID-009',
      { password: '1234567', confirmPassword: '1234567' },
      { password: 'Password must be at least 8 characters' },
    ],
    ['VALID-009', { password: '12345678', confirmPassword: '12345678' }, {}],
    ['VALID-010', { confirmPassword: `${PASSWORD} ` }, { confirmPassword: 'Passwords do not match' }],
    ['VALID-011', { phoneNumber: ' ' }, { phoneNumber: 'Phone number is required' }],
  ])('%s %j', (_, values, message) => expect(wrong(values)).toEqual(message));

  test.each([
    ['621 123 456', true],
    ['1234', true],
    ['123', false],
    ['62', false],
    // A space joins it to the prefix: of the 14 characters 13 are left.
    ['1234567890123', true],
    ['12345678901234', false],
    ['352 621 123 456', false],
  ])('the number %s: %s (VALID-012)', (phoneNumber, isLikely) => {
    expect(wrong({ phoneNumber })).toEqual(
      isLikely ? {} : { phoneNumber: 'Please enter a valid international phone number' },
    );
  });

  test('joins prefix and number by a space', () => {
    expect(joinedPhone({ phonePrefix: '+49', phoneNumber: ' 151 1234 ' })).toBe('+49 151 1234');
  });
});

describe('the generic form', () => {
  const person = { ...client, userType: 'private', acceptsTerms: true, rememberMe: false };
  const company = { ...person, userType: 'company', companyName: 'Daach & Co', vatNumber: 'lu 123 456 13' };
  const empty = { companyName: '', vatNumber: '' };

  test('asks a private user neither for a phone nor for a company (AUTH-009)', () => {
    expect(said(registrationForm, { ...person, ...empty, phoneNumber: '' })).toEqual({});
  });

  test('wants the terms accepted (AUTH-006)', () => {
    expect(said(registrationForm, { ...person, ...empty, acceptsTerms: false })).toEqual({
      acceptsTerms: 'Please accept the terms to continue',
    });
  });

  test.each([
    [{}, {}],
    [empty, { companyName: 'Company name is required', vatNumber: 'VAT number is required' }],
    [{ companyName: 'x'.repeat(121) }, { companyName: 'Company name cannot exceed 120 characters' }],
    [
      { vatNumber: 'LU1234567' },
      { vatNumber: 'Invalid Luxembourg VAT number format. Must be LU followed by 8 digits.' },
    ],
  ])('of a company %j (VALID-028 VALID-033)', (values, message) => {
    expect(said(registrationForm, { ...company, ...values })).toEqual(message);
  });
});

describe('the wizard', () => {
  const info = { companyName: 'Daach & Co', ...client };

  test('step 1 says all that is missing at once (VALID-015 VALID-016 VALID-017 VALID-018 VALID-019 VALID-024 LIMIT-003 DATA-021)', () => {
    const nothing = { ...info, companyName: '', username: '', email: '', phoneNumber: '' };
    expect(said(companyInfoForm, { ...nothing, password: '', confirmPassword: '' })).toEqual({
      companyName: 'Company name is required',
      username: 'Username is required',
      email: 'Email is required',
      phoneNumber: 'Phone number is required',
      password: 'Password is required',
      confirmPassword: 'Confirm password is required',
    });
  });

  test.each([
    ['VALID-016', { email: 'abc' }, { email: 'Invalid email address' }],
    ['VALID-020', { companyName: 'x' }, { companyName: 'Company name is required' }],
    [
      'VALID-020',
      { companyName: 'x'.repeat(121) },
      { companyName: 'Company name cannot exceed 120 characters' },
    ],
    [
      'VALID-017',
      { password: '1234567', confirmPassword: '1234567' },
      { password: 'Password must be at least 8 characters' },
    ],
    [
      'VALID-017',
      { password: 'x'.repeat(129), confirmPassword: 'x'.repeat(129) },
      { password: 'Password cannot exceed 128 characters' },
    ],
    ['VALID-018 VALID-025', { confirmPassword: 'other' }, { confirmPassword: 'Passwords do not match' }],
  ])('%s %j', (_, values, message) => expect(said(companyInfoForm, { ...info, ...values })).toEqual(message));

  test.each([
    ['VALID-022', '', { vatNumber: 'VAT number is required' }],
    ['VALID-029', 'LU12345', { vatNumber: 'Please enter a valid VAT number' }],
    ['VALID-029', 'LU123456', {}],
  ])('%s step 2 with %j', (_, vatNumber, message) => {
    expect(said(vatStepForm, { vatNumber, registrationNumber: '' })).toEqual(message);
  });
});
