import { desc, eq, sql } from 'drizzle-orm';
import { users } from '#features/accounts/core/server/tables.ts';
import {
  companyProfiles,
  companyServices,
  serviceCategories,
} from '#features/companies/core/server/tables.ts';
import type { TemplateContent } from '#features/quotes/core/contract/templates.ts';
import { centsAsDecimal, netCentsOfLine } from '#features/quotes/core/rules/quote-sums.ts';
import { quoteTemplates as stored } from '#features/quotes/core/server/tables.ts';
import { FULL_VAT_RATE } from '#kernel/vat-rates.ts';
import type { Db } from './builders/db.ts';
import { demoQuoteTemplates } from './material/quotes.ts';

const OWN_TRADE = 'Roofing';

/** Prefers the company whose password is known, for roofs are its trade. */
const companyOf = async (db: Db, trade: string) => {
  const [company] = await db
    .select({ id: companyProfiles.id })
    .from(companyServices)
    .innerJoin(serviceCategories, eq(serviceCategories.id, companyServices.categoryId))
    .innerJoin(companyProfiles, eq(companyProfiles.id, companyServices.companyId))
    .innerJoin(users, eq(users.id, companyProfiles.userId))
    .where(eq(serviceCategories.name, trade))
    .orderBy(
      trade === OWN_TRADE ? desc(sql`${users.username} = 'demo-company'`) : sql`${companyProfiles.id}`,
      companyProfiles.id,
    )
    .limit(1);
  if (!company) throw new Error(`No company of the demo does ${trade}`);
  return company;
};

type Material = (typeof demoQuoteTemplates)[number];

const contentOf = ({ object, sections }: Material): TemplateContent => ({
  object,
  intro: '',
  conditions: 'Factures payables à 30 jours.',
  durationDays: null,
  warrantyMonths: 24,
  exclusions: [],
  inclusions: [],
  plan: [
    { on: 'acceptance', label: '', percent: '30', amount: '0.00' },
    { on: 'completion', label: '', percent: '70', amount: '0.00' },
  ],
  sections: sections.map(({ title, lines }) => ({
    title,
    lines: lines.map((line, index) => {
      const whole = {
        ...line,
        discountPercent: line.discountPercent ?? '0',
        vatRate: FULL_VAT_RATE,
        isOptional: line.isOptional ?? false,
        mayBeReduced: line.mayBeReduced ?? false,
      };
      return { id: index + 1, ...whole, net: centsAsDecimal(netCentsOfLine(whole)) };
    }),
  })),
});

export const storeQuoteTemplates = async (db: Db): Promise<void> => {
  for (const material of demoQuoteTemplates) {
    const { id: companyId } = await companyOf(db, material.trade);
    await db.insert(stored).values({ companyId, name: material.name, content: contentOf(material) });
  }
};
