import * as z from 'zod/mini';
import * as account from '#features/accounts/core/contract/account-fields.ts';
import { SHOWN_PHONE_PATTERN } from '#features/accounts/core/rules/phone-numbers.ts';
import { type CompanyTexts, textLanguageSchema } from '#features/companies/core/contract/company-texts.ts';
import { phoneHref, websiteLink } from '#features/companies/core/rules/contact-links.ts';
import { hasValidIbanChecksum, normalizeIban } from '#features/companies/core/rules/iban.ts';
import { whyHoursInvalid } from '#features/companies/core/rules/opening-hours-editing.ts';
import {
  PUBLIC_HOLIDAYS_KEY,
  parseDatePeriod,
  weekdayNames,
} from '#features/companies/core/rules/opening-hours.ts';
import { spokenLanguageCodes } from '#features/companies/core/rules/spoken-languages.ts';
import type { sentences } from '#features/companies/profile-editor/strings/en/editor.ts';
import { isIsoDay } from '#kernel/calendar.ts';
import { isPublicHostname } from '#kernel/public-hostname.ts';
import { createMessageKey } from '#kernel/sentence-keys.ts';
import { isStorableText } from '#kernel/storable-text.ts';
import { textSchema } from '#kernel/text-schema.ts';

const messageKey = createMessageKey<typeof sentences>('editor');

const LONGEST = {
  line: 90,
  description: 5000,
  address: 200,
  city: 80,
  website: 200,
  phone: 32,
  hours: 120,
  guarantee: 300,
} as const;
/** Holds a week, the holidays and two years of leave. */
const MOST_HOURS_ROWS = 40;

const orNothing = account.emptyAsNull;

/** People write these in any case and with spaces; they are stored without. */
const tidied = (pattern: RegExp, refusal: Parameters<typeof z.regex>[1], tidy = (value: string) => value) =>
  orNothing(
    z.pipe(
      z.pipe(
        textSchema(),
        z.transform((value: string) => tidy(value.replace(/\s/g, '').toUpperCase())),
      ),
      z.string().check(z.regex(pattern, refusal)),
    ),
  );

export const ownCompanyNameSchema = account.companyNameSchema;

export const companyDescriptionSchema = textSchema({
  max: { length: LONGEST.description, say: messageKey('descriptionTooLong') },
});

/** A few words stand under the name. */
export const companyTaglineSchema = textSchema({
  max: { length: LONGEST.line, say: messageKey('lineTooLong') },
});

const hasText = ({ line, description }: { line: string; description: string }) =>
  line !== '' || description !== '';

/** Texts in other languages than the first; one with two empty texts is dropped. */
export const otherTextsSchema = z.pipe(
  z.partialRecord(
    textLanguageSchema,
    z.object({ line: companyTaglineSchema, description: companyDescriptionSchema }),
  ),
  z.transform(
    (texts): CompanyTexts['texts'] =>
      Object.fromEntries(
        Object.entries(texts).filter(([, translation]) => translation && hasText(translation)),
      ) as CompanyTexts['texts'],
  ),
);

export const postalAddressSchema = orNothing(
  textSchema({ max: { length: LONGEST.address, say: messageKey('addressTooLong') } }),
);
export const companyCitySchema = orNothing(
  textSchema({ max: { length: LONGEST.city, say: messageKey('cityTooLong') } }),
);

/** 1930, L1930 and L-1930 are stored as L-1930. */
export const ownPostalCodeSchema = tidied(/^L-\d{4}$/, messageKey('postalCodeInvalid'), (code) =>
  code.replace(/^(L-?)?(?=\d)/, 'L-'),
);

const isWebsite = (value: string) => {
  // The database accepts a lower-case scheme alone, and no name or password before the host.
  if (!/^https?:\/\//.test(value) || websiteLink(value) === null) return false;
  const { hostname, username } = new URL(value);
  return isPublicHostname(hostname) && username === '';
};

/** People leave the scheme out: weber-dach.lu is stored as https://weber-dach.lu. */
const withScheme = (value: string) => (value === '' || value.includes(':') ? value : `https://${value}`);

export const companyWebsiteSchema = orNothing(
  textSchema().check(
    z.overwrite(withScheme),
    z.maxLength(LONGEST.website, messageKey('websiteInvalid')),
    z.refine(isWebsite, messageKey('websiteInvalid')),
  ),
);

/** A phone number stays as the company writes it, as long as a telephone can dial it. */
export const companyPhoneNumberSchema = orNothing(
  textSchema({ max: { length: LONGEST.phone, say: messageKey('phoneInvalid') } }).check(
    z.regex(SHOWN_PHONE_PATTERN, messageKey('phoneInvalid')),
    z.refine((value) => phoneHref(value) !== null, messageKey('phoneInvalid')),
  ),
);

/** A number is typed as digits and stored as a number. */
const count = (least: number, limit: number, refusal: string) =>
  orNothing(
    z.pipe(
      z.transform((value: unknown) => (typeof value === 'string' ? Number(value) : value)),
      z.int(refusal).check(z.minimum(least, refusal), z.maximum(limit, refusal)),
    ),
  );

export const MIN_FOUNDING_YEAR = 1800;
export const MAX_TEAM_SIZE = 5000;

/** The server's clock refuses years to come. */
export const foundedInSchema = count(MIN_FOUNDING_YEAR, 2200, messageKey('foundedInInvalid'));
export const teamSizeSchema = count(1, MAX_TEAM_SIZE, messageKey('teamSizeInvalid'));
export const companyGuaranteeSchema = orNothing(
  textSchema({ max: { length: LONGEST.guarantee, say: messageKey('guaranteeTooLong') } }),
);

export const companyEmailSchema = orNothing(account.emailSchema);

/** The sections of the register of commerce go from A to K; most companies are in B. */
export const companyRegistrationNumberSchema = tidied(
  /^[A-K]\d{1,6}$/,
  messageKey('registrationNumberInvalid'),
);

export const companyIbanSchema = orNothing(
  z.pipe(
    z.pipe(textSchema(), z.transform(normalizeIban)),
    z.string().check(z.refine(hasValidIbanChecksum, messageKey('ibanInvalid'))),
  ),
);

export const companyVatNumberSchema = orNothing(account.vatNumberSchema);

const distinct = (values: readonly string[]) => new Set(values).size === values.length;

export const spokenLanguagesSchema = z
  .array(z.enum(spokenLanguageCodes))
  .check(z.refine(distinct, messageKey('twice')));

/** Names cantons or communes; the database checks that they exist. */
export const servedPlacesSchemaUpTo = (limit: number) =>
  z
    .array(textSchema({ max: { length: 60, say: messageKey('placeUnknown') } }))
    .check(z.maxLength(limit, messageKey('placeUnknown')), z.refine(distinct, messageKey('twice')));

const isHoursRowName = (line: string) => {
  const period = parseDatePeriod(line);
  if (period) return isIsoDay(period.from) && isIsoDay(period.to);
  return line === PUBLIC_HOLIDAYS_KEY || weekdayNames.some((day) => day === line);
};

const faults = {
  incomplete: messageKey('hoursIncomplete'),
  overlapping: messageKey('hoursOverlapping'),
  period: messageKey('closureInvalid'),
} as const;

/** Stores each day as text under the English names of the days. */
export const businessHoursSchema = z.nullable(
  z
    .record(
      z.string().check(z.refine(isHoursRowName, messageKey('hoursDayUnknown'))),
      z.string().check(
        z.refine(isStorableText),
        z.refine((hours) => hours.trim() !== '', messageKey('hoursIncomplete')),
        z.maxLength(LONGEST.hours, messageKey('hoursTooLong')),
      ),
    )
    .check(
      z.refine((hours) => Object.keys(hours).length <= MOST_HOURS_ROWS, messageKey('hoursTooMany')),
      z.check<Record<string, string>>(({ value, issues }) => {
        for (const [line, hours] of Object.entries(value)) {
          const fault = whyHoursInvalid(line, hours);
          if (fault) issues.push({ code: 'custom', path: [line], message: faults[fault], input: hours });
        }
      }),
    ),
);
