import * as z from 'zod/mini';
import * as fields from '#features/accounts/core/contract/fields.ts';
import { joinedPhone, PHONE_PATTERN } from '#features/accounts/core/rules/phone.ts';
import { say } from '#features/accounts/core/strings/say.ts';
import { textSchema } from '#kernel/text-schema.ts';

// The documents word some requirements differently for screens than for the endpoints, whose own schemas check again.

const loginWith = (required: ReturnType<typeof say>) =>
  z.object({
    username: textSchema({ min: { length: 1, say: required } }),
    password: fields.password.check(z.minLength(1, say('passwordRequired'))),
    rememberMe: z.boolean(),
    code: z.optional(z.string()),
  });

export const loginForm = loginWith(say('usernameOrEmailRequired'));
export const loginByUsernameForm = loginWith(say('usernameRequired'));

interface Passwords {
  password: string;
  confirmPassword: string;
}

export const samePasswords = z.refine<Passwords>(
  ({ password, confirmPassword }: Passwords) => password === confirmPassword,
  { path: ['confirmPassword'], error: say('passwordsDiffer') },
);

interface Phone {
  phonePrefix: string;
  phoneNumber: string;
}

export const phoneOrEmpty = z.refine<Phone>(({ phoneNumber }) => phoneNumber.trim() !== '', {
  path: ['phoneNumber'],
  error: say('phoneRequired'),
});

const SHORTEST_NUMBER = 4;

/** The documents' pattern takes the prefix for the country code, so it does not count for the number. */
const isLikely = (phone: Phone) =>
  phone.phoneNumber.trim().length >= SHORTEST_NUMBER && PHONE_PATTERN.test(joinedPhone(phone));

export const phoneLikely = z.refine<Phone>((phone) => phone.phoneNumber.trim() === '' || isLikely(phone), {
  path: ['phoneNumber'],
  error: say('phoneInvalid'),
});

const phone = { phonePrefix: z.string(), phoneNumber: z.string() };

/** This form corrects a mistyped number. */
export const phoneForm = z.object(phone).check(phoneOrEmpty, phoneLikely);
const passwords = { password: fields.newPassword, confirmPassword: z.string() };

export const clientSignUpForm = z
  .object({
    username: fields.newUsername,
    email: fields.email,
    ...phone,
    ...passwords,
    useEmailVerification: z.boolean(),
  })
  .check(samePasswords, phoneOrEmpty, phoneLikely);

/** Only the first problem is reported: a missing value is not badly written as well. */
const required = (missingMessage: ReturnType<typeof say>, schema: z.ZodMiniType<string, string>) =>
  z.pipe(z.string().check(z.refine((value) => value.trim() !== '', missingMessage)), schema);

const companyName = textSchema({
  min: { length: fields.COMPANY_NAME_LENGTH.min, say: say('companyNameRequired') },
  max: { length: fields.COMPANY_NAME_LENGTH.max, say: say('companyNameTooLong') },
});

const anybody = {
  username: fields.newUsername,
  email: fields.email,
  ...phone,
  ...passwords,
  isContactPublic: z.boolean(),
  acceptsTerms: z.boolean().check(z.refine((accepts) => accepts, say('acceptRequired'))),
  rememberMe: z.boolean(),
};

/** In the generic form a phone is optional, and a company adds its name and VAT number. */
export const registrationForm = z
  .discriminatedUnion('userType', [
    z.object({
      userType: z.literal('private'),
      companyName: z.string(),
      vatNumber: z.string(),
      ...anybody,
    }),
    z.object({
      userType: z.literal('company'),
      companyName,
      vatNumber: required(say('vatRequired'), fields.vatNumber),
      ...anybody,
    }),
  ])
  .check(samePasswords, phoneLikely);

/** The wizard's step 1 uses this form. */
export const companyInfoForm = z
  .object({
    companyName,
    username: fields.newUsername,
    email: required(say('emailRequired'), fields.email),
    ...phone,
    password: z.pipe(z.string().check(z.minLength(1, say('passwordRequired'))), fields.newPassword),
    confirmPassword: z.string().check(z.minLength(1, say('confirmPasswordRequired'))),
    isContactPublic: z.boolean(),
  })
  .check(samePasswords, phoneOrEmpty, phoneLikely);

export type CompanyInfo = z.output<typeof companyInfoForm>;

const SHORTEST_VAT = 8;

/** Step 2 requires less than the registration: LU in any case, 8 characters or more. */
export const vatStepForm = z.object({
  vatNumber: textSchema()
    .check(z.minLength(1, say('vatRequired')))
    .check(z.minLength(SHORTEST_VAT, say('vatInvalid'))),
  registrationNumber: fields.registrationNumber,
});

export type VatStepValues = z.output<typeof vatStepForm>;

export const passesSimulatedVatCheck = (vatNumber: string): boolean =>
  vatNumber.length >= SHORTEST_VAT && vatNumber.toUpperCase().startsWith('LU');
