import { eq, getTableColumns } from 'drizzle-orm';
import { limitsOf } from '#features/billing/subscriptions/rules/plan-limits.ts';
import { subscriptions } from '#features/billing/subscriptions/server/tables.ts';
import {
  dismissFirstSteps,
  listingStateColumns,
  presentListingState,
} from '#features/companies/core/server/index.ts';
import { companyProfiles as c } from '#features/companies/core/server/tables.ts';
import { defaultInsightSpanOf } from '#features/companies/insights/rules/insights.ts';
import { countForDashboard } from '#features/companies/insights/server/index.ts';
import {
  getOwnCompanyProfile,
  hideFirstSteps,
} from '#features/dashboards/company/contract/company-dashboard.ts';
import { companyMembers } from '#features/team/core/server/tables.ts';
import { dayOf } from '#kernel/calendar.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';
import { leadRoutes } from './leads/api.ts';
import { readFirstSteps } from './read-first-steps.ts';

export const routes: EndpointRoute[] = [
  handle(getOwnCompanyProfile, async ({ person, services: { db, clock }, refuse }) => {
    const now = clock.now();
    const [row] = await db
      .select({
        id: c.id,
        userId: c.userId,
        name: c.name,
        description: c.description,
        logoUrl: c.logoUrl,
        registrationNumber: c.registrationNumber,
        vatNumber: c.vatNumber,
        isVatVerified: c.isVatVerified,
        email: c.email,
        phoneNumber: c.phoneNumber,
        website: c.website,
        address: c.address,
        city: c.city,
        postalCode: c.postalCode,
        hasEmergencyService: c.hasEmergencyService,
        listing: listingStateColumns,
        subscriptionStatus: c.subscriptionStatus,
        subscriptionPlan: c.subscriptionPlan,
        subscriptionRenewalDate: c.subscriptionRenewalDate,
        subscription: getTableColumns(subscriptions),
      })
      .from(c)
      .leftJoin(subscriptions, eq(subscriptions.companyId, c.id))
      .where(eq(c.userId, person.id));
    if (!row) throw refuse('noCompany');
    const { subscription, ...profile } = row;
    const ownCompany = { companyId: profile.id, ownerId: person.id };
    return {
      ...profile,
      listing: presentListingState(profile.listing),
      ...(await countForDashboard(db, ownCompany, dayOf(now))),
      subscriptionRenewalDate: profile.subscriptionRenewalDate?.toISOString() ?? null,
      firstSpan: defaultInsightSpanOf(limitsOf(subscription, now)),
      firstSteps: await readFirstSteps(db, profile.id),
      hasTeam: (await db.$count(companyMembers, eq(companyMembers.companyId, profile.id))) > 0,
      abilities: { mayPay: person.memberId === undefined, mayEdit: person.memberRole !== 'member' },
    };
  }),
  handle(hideFirstSteps, async ({ person, services: { db, clock }, refuse }) => {
    if (!(await dismissFirstSteps(db, person.id, clock.now()))) throw refuse('noCompany');
    return {};
  }),
  ...leadRoutes,
];
