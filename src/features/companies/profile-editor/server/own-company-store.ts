import { eq, getTableColumns, type SQL } from 'drizzle-orm';
import { limitsOf } from '#features/billing/subscriptions/rules/plan-limits.ts';
import type { Subscription } from '#features/billing/subscriptions/rules/subscription.ts';
import { subscriptions } from '#features/billing/subscriptions/server/tables.ts';
import { companyProfiles as c } from '#features/companies/core/server/tables.ts';
import type { OwnCompanyFields } from '#features/companies/profile-editor/contract/own-company.ts';
import type { Db } from '#server/database/db.ts';

export const planAndLimitsOf = (subscription: Subscription | null, now: Date) => {
  const { plan, services, pictures } = limitsOf(subscription, now);
  return { plan, limits: { services, images: pictures } };
};

const select = (db: Db, filter: SQL) =>
  db
    .select({
      id: c.id,
      name: c.name,
      vatNumber: c.vatNumber,
      isVatVerified: c.isVatVerified,
      logoUrl: c.logoUrl,
      subscription: getTableColumns(subscriptions),
    })
    .from(c)
    .leftJoin(subscriptions, eq(subscriptions.companyId, c.id))
    .where(filter);

/**
 * Locks a person's company until the transaction ends, so that concurrent additions count each other. A full lock would
 * conflict with those of foreign keys.
 */
export const lockOwnCompany = async (transaction: Db, userId: number) => {
  const [row] = await select(transaction, eq(c.userId, userId)).for('no key update', { of: c });
  return row;
};

export const findOwnCompanyRow = async (db: Db, userId: number) => {
  const [row] = await select(db, eq(c.userId, userId));
  return row;
};

export const findPlanAndLimits = async (db: Db, companyId: number, now: Date) => {
  const [row] = await select(db, eq(c.id, companyId));
  return planAndLimitsOf(row?.subscription ?? null, now);
};

/** Reads all fields that the editor can change. */
export const readOwnCompanyFields = async (db: Db, companyId: number) => {
  const [row] = await db
    .select({
      name: c.name,
      description: c.description,
      line: c.line,
      textLanguage: c.textLanguage,
      texts: c.texts,
      address: c.address,
      city: c.city,
      postalCode: c.postalCode,
      website: c.website,
      phoneNumber: c.phoneNumber,
      email: c.email,
      isContactPublic: c.isContactPublic,
      isVatExempt: c.isVatExempt,
      registrationNumber: c.registrationNumber,
      iban: c.iban,
      vatNumber: c.vatNumber,
      emergencyPhoneNumber: c.emergencyPhoneNumber,
      hasEmergencyService: c.hasEmergencyService,
      languages: c.languages,
      serviceCantons: c.serviceCantons,
      serviceCommunes: c.serviceCommunes,
      businessHours: c.businessHours,
      foundedIn: c.foundedIn,
      teamSize: c.teamSize,
      guarantee: c.guarantee,
    } satisfies Record<keyof OwnCompanyFields, unknown>)
    .from(c)
    .where(eq(c.id, companyId));
  if (!row) throw new Error(`Company ${companyId} is gone`);
  return row;
};
