import * as z from 'zod/mini';
import { publicCompanySchema } from '#features/companies/profile/contract/company-profile.ts';
import { MAX_QUERY_LENGTH } from '#features/directory/core/rules/max-query-length.ts';
import * as fields from '#features/folders/core/contract/fields.ts';
import { COMPARED_COMPANIES_LIMITS } from '#features/folders/core/rules/compared-companies-limits.ts';
import type { sentences } from '#features/folders/core/strings/en/folders.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { idSchema } from '#kernel/id-schema.ts';
import { momentSchema } from '#kernel/moment-schema.ts';
import { createMessageKey } from '#kernel/sentence-keys.ts';

const messageKey = createMessageKey<typeof sentences>('folders')('compareTwoToFour');

const isDistinct = (ids: readonly number[]) => new Set(ids).size === ids.length;

/** The ids are written as 3,1,2. */
const comparedIds = z.pipe(
  z.string(messageKey).check(z.regex(/^[1-9][0-9]{0,9}(,[1-9][0-9]{0,9})*$/, messageKey)),
  z.pipe(
    z.transform((text: string) => text.split(',').map(Number)),
    z
      .array(idSchema)
      .check(
        z.minLength(COMPARED_COMPANIES_LIMITS.least, messageKey),
        z.maxLength(COMPARED_COMPANIES_LIMITS.most, messageKey),
        z.refine(isDistinct, messageKey),
      ),
  ),
);

export const comparedCompanySchema = z.extend(
  z.pick(publicCompanySchema, {
    id: true,
    userId: true,
    name: true,
    logoUrl: true,
    ratingAverage: true,
    reviewCount: true,
    ratingCounts: true,
    services: true,
    city: true,
    postalCode: true,
    businessHours: true,
    hasEmergencyService: true,
    isVatVerified: true,
    isVerified: true,
    verifiedFacts: true,
    projectCount: true,
    responseHours: true,
  }),
  {
    vatVerifiedAt: z.nullable(momentSchema),
    /** It is measured as the crow flies between the middles of the communes; null if one of them is unknown. */
    distanceKm: z.nullable(z.number()),
    /** The median is in euros, over completed projects whose budget is a number; null while they are too few. */
    medianBudget: z.nullable(z.number()),
  },
);

export type ComparedCompany = z.output<typeof comparedCompanySchema>;

/** Not public for the cache: a project’s budget can change the response without a change of any public row. */
export const compareCompanies = endpoint({
  method: 'GET',
  url: '/api/compare',
  server: {
    who: 'anyone',
    summary: 'Compare two to four companies side by side, in the order given',
    query: z.object({
      ids: comparedIds,
      /** Distances are measured from this commune; an unknown one counts as none. */
      from: z.optional(z.string().check(z.maxLength(MAX_QUERY_LENGTH))),
    }),
    response: z.array(comparedCompanySchema),
    refusals: fields.companyNotFoundRefusals,
  },
});
