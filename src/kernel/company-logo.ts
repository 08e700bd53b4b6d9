import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

// Here and not where companies are, because every page's frame shows it to whoever works for one.

/** What stands for a company: its name and its logo, or the initials of the name. */
export const getCompanyLogo = endpoint({
  method: 'GET',
  url: '/api/company-profile/seal',
  server: {
    who: 'company',
    asCompany: 'member',
    summary: 'The seal of the company somebody works for; null where there is none',
    response: z.nullable(z.object({ name: z.string(), logoUrl: z.nullable(z.string()) })),
    refusals: {},
  },
});
