import { eq } from 'drizzle-orm';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import {
  changeQuoteDefaults,
  getQuoteDefaults,
  type QuoteDefaults,
} from '#features/quotes/core/contract/quote-defaults.ts';
import { QUOTE_VALID_DAYS } from '#features/quotes/core/rules/quotes.ts';
import { quoteDefaults } from '#features/quotes/core/server/tables.ts';
import type { Db } from '#server/database/db.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';

const noDefaults: QuoteDefaults = {
  intro: '',
  conditions: '',
  validDays: QUOTE_VALID_DAYS,
  warrantyMonths: null,
  plan: [],
};

const shownColumns = {
  intro: quoteDefaults.intro,
  conditions: quoteDefaults.conditions,
  validDays: quoteDefaults.validDays,
  warrantyMonths: quoteDefaults.warrantyMonths,
  plan: quoteDefaults.plan,
};

/** Returns what a new quote of this company begins with. */
export const readQuoteDefaults = async (db: Db, companyId: number): Promise<QuoteDefaults> => {
  const [row] = await db
    .select(shownColumns)
    .from(quoteDefaults)
    .where(eq(quoteDefaults.companyId, companyId));
  return row ?? noDefaults;
};

const read: EndpointRoute = handle(getQuoteDefaults, async ({ person, services: { db } }) => {
  const [row] = await db
    .select(shownColumns)
    .from(quoteDefaults)
    .innerJoin(companyProfiles, eq(companyProfiles.id, quoteDefaults.companyId))
    .where(eq(companyProfiles.userId, person.id));
  return row ?? noDefaults;
});

const change: EndpointRoute = handle(
  changeQuoteDefaults,
  async ({ body, person, services: { db, clock } }) => {
    const [company] = await db
      .select({ id: companyProfiles.id })
      .from(companyProfiles)
      .where(eq(companyProfiles.userId, person.id));
    if (!company) return noDefaults;
    const set = { ...body, changedAt: clock.now() };
    const [row] = await db
      .insert(quoteDefaults)
      .values({ companyId: company.id, ...set })
      .onConflictDoUpdate({ target: quoteDefaults.companyId, set })
      .returning(shownColumns);
    return row ?? noDefaults;
  },
);

export const quoteDefaultsRoutes: readonly EndpointRoute[] = [read, change];
