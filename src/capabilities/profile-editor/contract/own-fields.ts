import * as z from 'zod/mini';
import * as account from '#accounts/contract/fields.ts';
import { type CompanyTexts, textLanguage } from '#companies/contract/texts.ts';
import { phoneHref, websiteLink } from '#companies/rules/contact-links.ts';
import { isPossibleIban, tidyIban } from '#companies/rules/iban.ts';
import { spokenLanguageNames } from '#companies/rules/languages.ts';
import { PUBLIC_HOLIDAYS, periodNamed, weekdays } from '#companies/rules/opening-hours.ts';
import { faultOfHours } from '#companies/rules/week.ts';
import { isDay } from '#kernel/calendar.ts';
import { isPublicName } from '#kernel/public-name.ts';
import { sentencesOf } from '#kernel/sentences.ts';
import { isStorable } from '#kernel/storable.ts';
import { text } from '#kernel/text.ts';
import type { sentences } from '#profile-editor/strings/en/editor.ts';

const say = sentencesOf<typeof sentences>('editor');

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
/** A week, the holidays, and two years of leave. */
const MOST_LINES = 40;

const orNothing = account.emptyAsNull;

/** Written in any case and with spaces, kept without. */
const tidied = (pattern: RegExp, refusal: Parameters<typeof z.regex>[1], tidy = (value: string) => value) =>
  orNothing(
    z.pipe(
      z.pipe(
        text(),
        z.transform((value: string) => tidy(value.replace(/\s/g, '').toUpperCase())),
      ),
      z.string().check(z.regex(pattern, refusal)),
    ),
  );

export const ownCompanyName = account.companyName;

export const companyDescription = text({
  max: { length: LONGEST.description, say: say('descriptionTooLong') },
});

/** Under the name, in a few words. */
export const companyLine = text({ max: { length: LONGEST.line, say: say('lineTooLong') } });

const said = ({ line, description }: { line: string; description: string }) =>
  line !== '' || description !== '';

/** In other languages than the first; one in which nothing is said is none. */
export const otherTexts = z.pipe(
  z.partialRecord(textLanguage, z.object({ line: companyLine, description: companyDescription })),
  z.transform(
    (texts): CompanyTexts['texts'] =>
      Object.fromEntries(
        Object.entries(texts).filter(([, one]) => one && said(one)),
      ) as CompanyTexts['texts'],
  ),
);

export const postalAddress = orNothing(
  text({ max: { length: LONGEST.address, say: say('addressTooLong') } }),
);
export const companyCity = orNothing(text({ max: { length: LONGEST.city, say: say('cityTooLong') } }));

/** 1930, L1930 and L-1930 are kept as L-1930. */
export const ownPostalCode = tidied(/^L-\d{4}$/, say('postalCodeInvalid'), (code) =>
  code.replace(/^(L-?)?(?=\d)/, 'L-'),
);

const isWebsite = (value: string) => {
  // The scheme in small letters, as the database asks for it; no name and password before the host.
  if (!/^https?:\/\//.test(value) || websiteLink(value) === null) return false;
  const { hostname, username } = new URL(value);
  return isPublicName(hostname) && username === '';
};

/** As people write it: weber-dach.lu is kept as https://weber-dach.lu. */
const withScheme = (value: string) => (value === '' || value.includes(':') ? value : `https://${value}`);

export const companyWebsite = orNothing(
  text().check(
    z.overwrite(withScheme),
    z.maxLength(LONGEST.website, say('websiteInvalid')),
    z.refine(isWebsite, say('websiteInvalid')),
  ),
);

const PHONE = /^[+\d][\d ()/.-]+$/;

/** As the company writes it, as long as a telephone can dial it. */
export const companyPhoneNumber = orNothing(
  text({ max: { length: LONGEST.phone, say: say('phoneInvalid') } }).check(
    z.refine((value) => PHONE.test(value) && phoneHref(value) !== null, say('phoneInvalid')),
  ),
);

/** Typed as digits, kept as a number. */
const count = (least: number, most: number, refusal: string) =>
  orNothing(
    z.pipe(
      z.transform((value: unknown) => (typeof value === 'string' ? Number(value) : value)),
      z.int(refusal).check(z.minimum(least, refusal), z.maximum(most, refusal)),
    ),
  );

export const FIRST_YEAR = 1800;
export const LARGEST_TEAM = 5000;

/** That it is no year to come, the clock of the server says. */
export const foundedIn = count(FIRST_YEAR, 2200, say('foundedInInvalid'));
export const teamSize = count(1, LARGEST_TEAM, say('teamSizeInvalid'));
export const companyGuarantee = orNothing(
  text({ max: { length: LONGEST.guarantee, say: say('guaranteeTooLong') } }),
);

export const companyEmail = orNothing(account.email);

/** The sections of the register of commerce go from A to K; most companies are in B. */
export const companyRegistrationNumber = tidied(/^[A-K]\d{1,6}$/, say('registrationNumberInvalid'));

export const companyIban = orNothing(
  z.pipe(
    z.pipe(text(), z.transform(tidyIban)),
    z.string().check(z.refine(isPossibleIban, say('ibanInvalid'))),
  ),
);

export const companyVatNumber = orNothing(account.vatNumber);

const distinct = (values: readonly string[]) => new Set(values).size === values.length;

export const spokenLanguages = z.array(z.enum(spokenLanguageNames)).check(z.refine(distinct, say('twice')));

/** Names of cantons or communes; whether there are such, the database knows. */
export const servedPlaces = (most: number) =>
  z
    .array(text({ max: { length: 60, say: say('placeUnknown') } }))
    .check(z.maxLength(most, say('placeUnknown')), z.refine(distinct, say('twice')));

const isLineName = (line: string) => {
  const period = periodNamed(line);
  if (period) return isDay(period.from) && isDay(period.to);
  return line === PUBLIC_HOLIDAYS || weekdays.some((day) => day === line);
};

const faults = {
  incomplete: say('hoursIncomplete'),
  overlapping: say('hoursOverlapping'),
  period: say('closureInvalid'),
} as const;

/** Day by day as text, as it is stored, with the days as they are called in English. */
export const businessHours = z.nullable(
  z
    .record(
      z.string().check(z.refine(isLineName, say('hoursDayUnknown'))),
      z.string().check(
        z.refine(isStorable),
        z.refine((hours) => hours.trim() !== '', say('hoursIncomplete')),
        z.maxLength(LONGEST.hours, say('hoursTooLong')),
      ),
    )
    .check(
      z.refine((hours) => Object.keys(hours).length <= MOST_LINES, say('hoursTooMany')),
      z.check<Record<string, string>>(({ value, issues }) => {
        for (const [line, hours] of Object.entries(value)) {
          const fault = faultOfHours(line, hours);
          if (fault) issues.push({ code: 'custom', path: [line], message: faults[fault], input: hours });
        }
      }),
    ),
);
