import { eq } from 'drizzle-orm';
import { companyProfiles as c } from '#companies/server/tables.ts';
import { getCompanyProfile } from '#company-dashboard/contract/company-dashboard.ts';
import { countForDesk } from '#insights/server/index.ts';
import { dayOf } from '#kernel/calendar.ts';
import { answer, type Route } from '#server/http/answer.ts';
import { companyMembers } from '#team/server/tables.ts';
import { leadRoutes } from './leads/api.ts';

export const routes: Route[] = [
  answer(getCompanyProfile, async ({ person, tools: { db, clock }, refuse }) => {
    const [profile] = await db
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
        subscriptionStatus: c.subscriptionStatus,
        subscriptionPlan: c.subscriptionPlan,
        subscriptionRenewalDate: c.subscriptionRenewalDate,
      })
      .from(c)
      .where(eq(c.userId, person.id));
    if (!profile) throw refuse('noCompany');
    const own = { companyId: profile.id, ownerId: person.id };
    return {
      ...profile,
      ...(await countForDesk(db, own, dayOf(clock.now()))),
      subscriptionRenewalDate: profile.subscriptionRenewalDate?.toISOString() ?? null,
      hasTeam: (await db.$count(companyMembers, eq(companyMembers.companyId, profile.id))) > 0,
      abilities: { mayPay: person.memberId === undefined, mayEdit: person.memberRole !== 'member' },
    };
  }),
  ...leadRoutes,
];
