import * as z from 'zod/mini';
import * as fields from '#features/accounts/core/contract/account-fields.ts';
import {
  isPhoneNumberLongEnough,
  joinPhonePrefix,
  PHONE_PATTERN,
} from '#features/accounts/core/rules/phone-numbers.ts';
import { messageKey } from '#features/accounts/core/strings/message-key.ts';
import { textSchema } from '#kernel/text-schema.ts';

// The documents word some requirements differently for screens than for the endpoints, whose own schemas check again.

const loginWith = (required: ReturnType<typeof messageKey>) =>
  z.object({
    username: textSchema({ min: { length: 1, say: required } }),
    password: fields.passwordSchema.check(z.minLength(1, messageKey('passwordRequired'))),
    rememberMe: z.boolean(),
    code: z.optional(z.string()),
  });

export const loginFormSchema = loginWith(messageKey('usernameOrEmailRequired'));
export const loginByUsernameFormSchema = loginWith(messageKey('usernameRequired'));

interface Passwords {
  password: string;
  confirmPassword: string;
}

export const passwordsMatchCheck = z.refine<Passwords>(
  ({ password, confirmPassword }: Passwords) => password === confirmPassword,
  { path: ['confirmPassword'], error: messageKey('passwordsDiffer') },
);

interface Phone {
  phonePrefix: string;
  phoneNumber: string;
}

export const phoneRequiredCheck = z.refine<Phone>(({ phoneNumber }) => phoneNumber.trim() !== '', {
  path: ['phoneNumber'],
  error: messageKey('phoneRequired'),
});

const isLikely = (phone: Phone) => {
  const number = joinPhonePrefix(phone);
  return PHONE_PATTERN.test(number) && isPhoneNumberLongEnough(number);
};

export const phonePlausibleCheck = z.refine<Phone>(
  (phone) => phone.phoneNumber.trim() === '' || isLikely(phone),
  {
    path: ['phoneNumber'],
    error: messageKey('phoneInvalid'),
  },
);

const phone = { phonePrefix: z.string(), phoneNumber: z.string() };

/** This form corrects a mistyped number. */
export const phoneFormSchema = z.object(phone).check(phoneRequiredCheck, phonePlausibleCheck);
const passwords = { password: fields.newPasswordSchema, confirmPassword: z.string() };

export const clientSignUpFormSchema = z
  .object({
    username: fields.newUsernameSchema,
    email: fields.emailSchema,
    ...phone,
    ...passwords,
    useEmailVerification: z.boolean(),
  })
  .check(passwordsMatchCheck, phoneRequiredCheck, phonePlausibleCheck);

/** Only the first problem is reported: a missing value is not badly written as well. */
const required = (missingMessage: ReturnType<typeof messageKey>, schema: z.ZodMiniType<string, string>) =>
  z.pipe(z.string().check(z.refine((value) => value.trim() !== '', missingMessage)), schema);

const companyName = textSchema({
  min: { length: fields.COMPANY_NAME_LENGTH_RANGE.min, say: messageKey('companyNameRequired') },
  max: { length: fields.COMPANY_NAME_LENGTH_RANGE.max, say: messageKey('companyNameTooLong') },
});

const anybody = {
  username: fields.newUsernameSchema,
  email: fields.emailSchema,
  ...phone,
  ...passwords,
  isContactPublic: z.boolean(),
  acceptsTerms: z.boolean().check(z.refine((accepts) => accepts, messageKey('acceptRequired'))),
  rememberMe: z.boolean(),
};

/** In the generic form a phone is optional, and a company adds its name and VAT number. */
export const registrationFormSchema = z
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
      vatNumber: required(messageKey('vatRequired'), fields.vatNumberSchema),
      ...anybody,
    }),
  ])
  .check(passwordsMatchCheck, phonePlausibleCheck);

/** The wizard's step 1 uses this form. */
export const companyInfoFormSchema = z
  .object({
    companyName,
    username: fields.newUsernameSchema,
    email: required(messageKey('emailRequired'), fields.emailSchema),
    ...phone,
    password: z.pipe(
      z.string().check(z.minLength(1, messageKey('passwordRequired'))),
      fields.newPasswordSchema,
    ),
    confirmPassword: z.string().check(z.minLength(1, messageKey('confirmPasswordRequired'))),
    isContactPublic: z.boolean(),
  })
  .check(passwordsMatchCheck, phoneRequiredCheck, phonePlausibleCheck);

export type CompanyInfoValues = z.output<typeof companyInfoFormSchema>;

const SHORTEST_VAT = 8;

/** Step 2 requires less than the registration: LU in any case, 8 characters or more. */
export const vatStepFormSchema = z.object({
  vatNumber: textSchema()
    .check(z.minLength(1, messageKey('vatRequired')))
    .check(z.minLength(SHORTEST_VAT, messageKey('vatInvalid'))),
  registrationNumber: fields.registrationNumberSchema,
});

export type VatStepValues = z.output<typeof vatStepFormSchema>;

export const passesSimulatedVatCheck = (vatNumber: string): boolean =>
  vatNumber.length >= SHORTEST_VAT && vatNumber.toUpperCase().startsWith('LU');
