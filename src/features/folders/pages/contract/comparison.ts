import * as z from 'zod/mini';
import { company } from '#features/companies/profile/contract/company-profile.ts';
import * as fields from '#features/folders/core/contract/fields.ts';
import { COMPARED_COMPANIES } from '#features/folders/core/rules/compared.ts';
import type { sentences } from '#features/folders/core/strings/en/folders.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { idSchema } from '#kernel/id-schema.ts';
import { momentSchema } from '#kernel/moment-schema.ts';
import { sentencesOf } from '#kernel/sentences.ts';

const messageKey = sentencesOf<typeof sentences>('folders')('compareTwoToFour');

const isDistinct = (ids: readonly number[]) => new Set(ids).size === ids.length;

/** Written as 3,1,2. */
const comparedIds = z.pipe(
  z.string(messageKey).check(z.regex(/^[1-9][0-9]{0,9}(,[1-9][0-9]{0,9})*$/, messageKey)),
  z.pipe(
    z.transform((text: string) => text.split(',').map(Number)),
    z
      .array(idSchema)
      .check(
        z.minLength(COMPARED_COMPANIES.least, messageKey),
        z.maxLength(COMPARED_COMPANIES.most, messageKey),
        z.refine(isDistinct, messageKey),
      ),
  ),
);

export const comparedCompany = z.extend(
  z.pick(company, {
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
    /** As the crow flies between the middles of the communes; null where one of them is not known. */
    distanceKm: z.nullable(z.number()),
    /** In euros, over completed projects whose budget is a number; null while there are too few. */
    medianBudget: z.nullable(z.number()),
  },
);

export type ComparedCompany = z.output<typeof comparedCompany>;

/** Not public in the cache's sense: a project’s budget may change an answer, and no public row with it. */
export const compareCompanies = endpoint({
  method: 'GET',
  url: '/api/compare',
  server: {
    who: 'anyone',
    summary: 'Two to four companies side by side, in the order asked for',
    query: z.object({
      ids: comparedIds,
      /** The commune that distances are measured from; one we do not know is as good as none. */
      from: z.optional(z.string().check(z.maxLength(60))),
    }),
    response: z.array(comparedCompany),
    refusals: fields.companyNotFound,
  },
});
