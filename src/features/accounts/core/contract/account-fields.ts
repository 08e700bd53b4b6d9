import * as z from 'zod/mini';
import { normalizePhoneNumber, PHONE_PATTERN } from '#features/accounts/core/rules/phone-numbers.ts';
import { isReservedUsername, impersonatesGiewel } from '#features/accounts/core/rules/reserved-names.ts';
import {
  hasLooseCombiningMark,
  hasUsernameCharacters,
  isOfOneWritingSystem,
} from '#features/accounts/core/rules/username-characters.ts';
import { messageKey } from '#features/accounts/core/strings/message-key.ts';
import { isStorableText } from '#kernel/storable-text.ts';
import { textSchema } from '#kernel/text-schema.ts';

export const USERNAME_LENGTH_RANGE = { min: 3, max: 40 } as const;
export const PASSWORD_LENGTH_RANGE = { min: 8, max: 128 } as const;
export const COMPANY_NAME_LENGTH_RANGE = { min: 2, max: 120 } as const;
export const VERIFICATION_CODE_LENGTH = 6;

const LONGEST = { email: 254, fullName: 120, passport: 40, phone: 32, registrationNumber: 20 } as const;

// Counts characters as people do: one emoji is one.
const countOf = (value: string) => Array.from(value).length;

/** It is never trimmed, because a space at the end of a password is part of it. */
export const passwordSchema = z.string().check(z.refine(isStorableText));

/** The person who is signed in has to enter it once more. */
export const currentPasswordSchema = passwordSchema.check(
  z.minLength(1, messageKey('currentPasswordRequired')),
);

export const newPasswordSchema = passwordSchema.check(
  z.refine((value) => countOf(value) >= PASSWORD_LENGTH_RANGE.min, messageKey('passwordTooShort')),
  z.refine((value) => countOf(value) <= PASSWORD_LENGTH_RANGE.max, messageKey('passwordTooLong')),
);

/** Only `/api/client/change-password` demands a digit and a special character as well. */
export const strictPasswordSchema = newPasswordSchema.check(
  z.refine((value) => /\p{Nd}/u.test(value), messageKey('passwordNeedsNumber')),
  z.refine((value) => /[^\p{L}\p{Nd}\s]/u.test(value), messageKey('passwordNeedsSpecial')),
);

export const usernameSchema = textSchema({ min: { length: 1, say: messageKey('usernameRequired') } }).check(
  z.refine(
    (value) => countOf(value) === 0 || countOf(value) >= USERNAME_LENGTH_RANGE.min,
    messageKey('usernameTooShort'),
  ),
  z.refine((value) => countOf(value) <= USERNAME_LENGTH_RANGE.max, messageKey('usernameTooLong')),
  z.refine((value) => value === '' || hasUsernameCharacters(value), messageKey('usernameCharacters')),
  z.refine(isOfOneWritingSystem, messageKey('usernameScripts')),
);

/** The rule is for names chosen from now on. Older names that break it stay valid. */
export const newUsernameSchema = usernameSchema.check(
  z.refine((value) => !hasLooseCombiningMark(value), messageKey('usernameCharacters')),
  z.refine((value) => !isReservedUsername(value), messageKey('usernameReserved')),
);

// It requires one @, no spaces and a dot in the domain: only a mail can tell whether the address exists.
const EMAIL = /^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\".]+(\.[^\s@,;:<>()[\]\\".]+)+$/u;

export const emailSchema = textSchema({
  max: { length: LONGEST.email, say: messageKey('emailInvalid') },
}).check(z.regex(EMAIL, messageKey('emailInvalid')));

export const phoneNumberSchema = textSchema().check(
  z.overwrite(normalizePhoneNumber),
  z.regex(PHONE_PATTERN, messageKey('phoneInvalid')),
);

/** An optional field that was left empty is stored as null. */
export const emptyAsNull = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.nullable(
    z.pipe(
      z.transform((value: unknown) => (typeof value === 'string' && value.trim() === '' ? null : value)),
      z.nullable(schema),
    ),
  );

const isNotTheHouse = z.refine<string>((value) => !impersonatesGiewel(value), messageKey('usernameReserved'));

export const fullNameSchema = textSchema({
  max: { length: LONGEST.fullName, say: messageKey('fullNameTooLong') },
}).check(isNotTheHouse);
export const passportSchema = textSchema({
  max: { length: LONGEST.passport, say: messageKey('passportTooLong') },
});

export const companyNameSchema = textSchema({
  min: { length: COMPANY_NAME_LENGTH_RANGE.min, say: messageKey('companyNameTooShort') },
  max: { length: COMPANY_NAME_LENGTH_RANGE.max, say: messageKey('companyNameTooLong') },
}).check(
  isNotTheHouse,
  // Invitations carry the name to anybody a company likes, and mail programs would make a link of it.
  z.refine((value) => !/:\/\/|www\./i.test(value), messageKey('companyNameIsAddress')),
);

/** It may be typed in any case and with spaces, and is stored as LU and 8 digits. */
export const vatNumberSchema = z.pipe(
  z.pipe(
    textSchema(),
    z.transform((value: string) => value.replace(/\s/g, '').toUpperCase()),
  ),
  z.string().check(z.regex(/^LU\d{8}$/, messageKey('vatFormat'))),
);

export const registrationNumberSchema = textSchema({
  max: { length: LONGEST.registrationNumber, say: messageKey('registrationNumberTooLong') },
});
