import * as z from 'zod/mini';
import { spokenLanguageNames } from '#features/companies/core/rules/languages.ts';

/**
 * What a company says of itself beyond its card: its page shows it, its editor changes it. Columns and both answers
 * follow from this list.
 */
export const companyDetails = z.object({
  phoneNumber: z.nullable(z.string()),
  email: z.nullable(z.string()),
  website: z.nullable(z.string()),
  businessHours: z.nullable(z.catchall(z.object({}), z.string())),
  /** Of the emergency service, where it has a number of its own. */
  emergencyPhoneNumber: z.nullable(z.string()),
  languages: z.array(z.enum(spokenLanguageNames)),
  /** Where it works, as it says itself. Neither named: it has not said. */
  serviceCantons: z.array(z.string()),
  serviceCommunes: z.array(z.string()),
  /** The year since which it works in its trade. */
  foundedIn: z.nullable(z.int()),
  teamSize: z.nullable(z.int()),
  /** What it promises beyond what the law does. */
  guarantee: z.nullable(z.string()),
});

export type CompanyDetails = z.output<typeof companyDetails>;
