import * as z from 'zod/mini';
import { planNames } from '#features/billing/subscriptions/rules/plans.ts';
import { listingRequirements } from '#features/companies/core/rules/listing-requirements.ts';
import { insightSpanDays } from '#features/companies/insights/rules/insights.ts';
import type { sentences } from '#features/dashboards/company/strings/en/desk.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { idSchema } from '#kernel/id-schema.ts';
import { momentSchema } from '#kernel/moment-schema.ts';
import { createMessageKey } from '#kernel/sentence-keys.ts';

const messageKey = createMessageKey<typeof sentences>('desk');

const companyProfile = z.object({
  id: idSchema,
  userId: idSchema,
  name: z.string(),
  description: z.string(),
  logoUrl: z.nullable(z.string()),
  registrationNumber: z.nullable(z.string()),
  vatNumber: z.nullable(z.string()),
  isVatVerified: z.boolean(),
  email: z.nullable(z.string()),
  phoneNumber: z.nullable(z.string()),
  website: z.nullable(z.string()),
  hasEmergencyService: z.boolean(),
  address: z.nullable(z.string()),
  city: z.nullable(z.string()),
  postalCode: z.nullable(z.string()),
  subscriptionStatus: z.string(),
  subscriptionPlan: z.nullable(z.enum(planNames)),
  subscriptionRenewalDate: z.nullable(momentSchema),
  /** Says whether the directory lists it, what it lacks, and until when it is listed all the same. */
  listing: z.object({
    isListed: z.boolean(),
    missing: z.array(z.enum(listingRequirements)),
    keptUntil: z.nullable(momentSchema),
  }),
  // The figures cover the last 30 days, and their change against the 30 before.
  views: z.int(),
  viewsChange: z.int(),
  messages: z.int(),
  messagesChange: z.int(),
  reviews: z.int(),
  reviewsChange: z.int(),
  /** Figures cover so many days until another span is chosen. */
  firstSpan: z.literal(insightSpanDays),
  /** The list of first steps needs these besides the profile; null once it was dismissed. */
  firstSteps: z.nullable(z.object({ hasAnswered: z.boolean(), hasProof: z.boolean() })),
  /** True if somebody works for it besides its owner. */
  hasTeam: z.boolean(),
  abilities: z.object({ mayPay: z.boolean(), mayEdit: z.boolean() }),
});

export type OwnCompanyProfile = z.output<typeof companyProfile>;

export const getOwnCompanyProfile = endpoint({
  method: 'GET',
  url: '/api/company-profile',
  server: {
    scope: 'company:read',
    who: 'company',
    asCompany: 'member',
    summary: 'Get your company as its dashboard shows it',
    response: companyProfile,
    refusals: { noCompany: { status: 404, say: messageKey('noCompany') } },
  },
});

export const hideFirstSteps = endpoint({
  method: 'DELETE',
  url: '/api/company-profile/first-steps',
  server: {
    who: 'company',
    asCompany: 'manager',
    summary: 'Hide the list of first steps',
    response: z.object({}),
    refusals: { noCompany: { status: 404, say: messageKey('noCompany') } },
  },
});
