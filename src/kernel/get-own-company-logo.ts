import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

// It isn't in the companies feature, because every page's frame shows it to the people who work for a company.

/** Returns a company's name, whether it is one's own, and its logo; the initials of the name stand in where there is no logo. */
export const getOwnCompanyLogo = endpoint({
  method: 'GET',
  url: '/api/company-profile/seal',
  server: {
    who: 'company',
    asCompany: 'member',
    summary: 'Get the logo of the company you work for, or null if it has none',
    response: z.nullable(
      z.object({
        name: z.string(),
        logoUrl: z.nullable(z.string()),
        /** The owner alone manages profile, team and plan. */
        isOwner: z.boolean(),
      }),
    ),
    refusals: {},
  },
});
