import * as z from 'zod/mini';
import { text } from '../../../kernel/text.ts';
import * as fields from '../contract/fields.ts';
import { say } from '../strings/say.ts';

// What the screens ask for where the documents give them other words than the calls. The calls' own schemas
// check again.

const loginWith = (required: ReturnType<typeof say>) =>
  z.object({
    username: text({ min: { length: 1, say: required } }),
    password: fields.password.check(z.minLength(1, say('passwordRequired'))),
    rememberMe: z.boolean(),
  });

export const login = loginWith(say('usernameOrEmailRequired'));
export const loginByUsername = loginWith(say('usernameRequired'));

interface Passwords {
  password: string;
  confirmPassword: string;
}

export const samePasswords = z.refine<Passwords>(
  ({ password, confirmPassword }: Passwords) => password === confirmPassword,
  { path: ['confirmPassword'], error: say('passwordsDiffer') },
);

/** Prefix and number as one: '+352 621 123 456'. */
export const joinedPhone = ({ phonePrefix, phoneNumber }: { phonePrefix: string; phoneNumber: string }) =>
  `${phonePrefix} ${phoneNumber.trim()}`;

interface Phone {
  phonePrefix: string;
  phoneNumber: string;
}

export const phoneGiven = z.refine<Phone>(({ phoneNumber }) => phoneNumber.trim() !== '', {
  path: ['phoneNumber'],
  error: say('phoneRequired'),
});

/** What follows the country code, by the documents' pattern: 4 to 14 digits or spaces. */
export const phoneLikely = z.refine<Phone>(({ phoneNumber }) => /^([\d ]{4,14})?$/.test(phoneNumber.trim()), {
  path: ['phoneNumber'],
  error: say('phoneInvalid'),
});

const phone = { phonePrefix: z.string(), phoneNumber: z.string() };
const passwords = { password: fields.newPassword, confirmPassword: z.string() };

export const clientSignUp = z
  .object({
    username: fields.username,
    email: fields.email,
    ...phone,
    ...passwords,
    useEmailVerification: z.boolean(),
  })
  .check(samePasswords, phoneGiven, phoneLikely);

/** The generic form: a phone is optional, and a company says its name and VAT number. */
export const registration = z
  .object({
    userType: z.enum(['private', 'company']),
    username: fields.username,
    email: fields.email,
    ...phone,
    ...passwords,
    companyName: z.string(),
    vatNumber: z.string(),
    acceptsTerms: z.boolean().check(z.refine((accepts) => accepts, say('acceptRequired'))),
    rememberMe: z.boolean(),
  })
  .check(
    samePasswords,
    phoneLikely,
    z.refine(({ userType, companyName }) => userType === 'private' || companyName.trim().length >= 2, {
      path: ['companyName'],
      error: say('companyNameRequired'),
    }),
    z.refine(
      ({ userType, vatNumber }) => userType === 'private' || fields.vatNumber.safeParse(vatNumber).success,
      { path: ['vatNumber'], error: say('vatFormat') },
    ),
  );

/** Step 1 of the wizard. */
export const companyInfo = z
  .object({
    companyName: text({ min: { length: fields.COMPANY_NAME_LENGTH.min, say: say('companyNameRequired') } }),
    username: fields.username,
    email: text({ min: { length: 1, say: say('emailRequired') } }).check(
      z.refine((value) => value === '' || fields.email.safeParse(value).success, say('emailInvalid')),
    ),
    ...phone,
    password: fields.password.check(
      z.minLength(1, say('passwordRequired')),
      z.refine(
        (value) => value === '' || fields.newPassword.safeParse(value).success,
        say('passwordTooShort'),
      ),
    ),
    confirmPassword: z.string().check(z.minLength(1, say('confirmPasswordRequired'))),
  })
  .check(samePasswords, phoneGiven, phoneLikely);

export type CompanyInfo = z.output<typeof companyInfo>;

const SHORTEST_VAT = 8;

/** Step 2 is content with less than the registration: LU in any case, 8 characters or more. */
export const vatStep = z.object({
  vatNumber: text()
    .check(z.minLength(1, say('vatRequired')))
    .check(z.minLength(SHORTEST_VAT, say('vatInvalid'))),
  registrationNumber: fields.registrationNumber,
});

export type VatStep = z.output<typeof vatStep>;

export const passesSimulatedVatCheck = (vatNumber: string): boolean =>
  vatNumber.length >= SHORTEST_VAT && vatNumber.toUpperCase().startsWith('LU');
