import * as z from 'zod/mini';
import { spokenLanguageCodes } from '#features/companies/core/rules/spoken-languages.ts';

/**
 * A company's page shows these fields beside its card and its editor changes them. The columns and both responses
 * follow from this list.
 */
export const companyDetailsSchema = z.object({
  phoneNumber: z.nullable(z.string()),
  email: z.nullable(z.string()),
  website: z.nullable(z.string()),
  businessHours: z.nullable(z.catchall(z.object({}), z.string())),
  /** Null if the emergency service has no number of its own. */
  emergencyPhoneNumber: z.nullable(z.string()),
  languages: z.array(z.enum(spokenLanguageCodes)),
  /** The company says itself where it works; both lists are empty if it has not. */
  serviceCantons: z.array(z.string()),
  serviceCommunes: z.array(z.string()),
  /** The company has worked in its trade since this year. */
  foundedIn: z.nullable(z.int()),
  teamSize: z.nullable(z.int()),
  /** The guarantee promises more than the law does. */
  guarantee: z.nullable(z.string()),
});

export type CompanyDetails = z.output<typeof companyDetailsSchema>;
