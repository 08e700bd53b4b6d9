import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import {
  deleteTemplate,
  type ListedTemplate,
  listTemplates,
  getTemplate,
  saveTemplate,
  type TemplateContent,
} from '#features/quotes/core/contract/templates.ts';
import { linesOfSections } from '#features/quotes/core/rules/quote-content.ts';
import { MAX_QUOTE_TEMPLATES } from '#features/quotes/core/rules/quotes.ts';
import { findOwnQuote, presentQuote, quoteSideOf } from '#features/quotes/core/server/index.ts';
import { quoteTemplates } from '#features/quotes/core/server/tables.ts';
import type { Db } from '#server/database/db.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';

type TemplateRow = typeof quoteTemplates.$inferSelect;

const readOwn = (db: Db, ownerId: number) =>
  db
    .select(getTableColumns(quoteTemplates))
    .from(quoteTemplates)
    .innerJoin(companyProfiles, eq(companyProfiles.id, quoteTemplates.companyId))
    .$dynamic()
    .where(eq(companyProfiles.userId, ownerId));

export const findOwnTemplate = async (
  db: Db,
  ownerId: number,
  id: number,
): Promise<TemplateRow | undefined> => {
  const [row] = await readOwn(db, ownerId).where(
    and(eq(companyProfiles.userId, ownerId), eq(quoteTemplates.id, id)),
  );
  return row;
};

const presentTemplate = ({ id, name, content }: TemplateRow): ListedTemplate => ({
  id,
  name,
  object: content.object,
  lines: linesOfSections(content.sections).length,
});

const list: EndpointRoute = handle(listTemplates, async ({ person, services: { db } }) =>
  (await readOwn(db, person.id).orderBy(sql`lower(${quoteTemplates.name})`)).map(presentTemplate),
);

const read: EndpointRoute = handle(getTemplate, async ({ params, person, services: { db }, refuse }) => {
  const row = await findOwnTemplate(db, person.id, params.id);
  if (!row) throw refuse('templateNotFound');
  return row.content;
});

const saveRoute: EndpointRoute = handle(saveTemplate, ({ body, person, services: { db, clock }, refuse }) =>
  db.transaction(async (transaction) => {
    const row = await findOwnQuote(transaction, person.id, body.quoteId);
    if (!row || row.companyId === null || quoteSideOf(row, person.id) !== 'company')
      throw refuse('quoteNotFound');
    const { companyId } = row;
    const now = clock.now();
    const quote = await presentQuote(transaction, row, { personId: person.id, now });
    const { object, intro, conditions, durationDays, warrantyMonths } = quote;
    const { sections, exclusions, inclusions, plan } = quote;
    const content: TemplateContent = {
      object,
      intro,
      conditions,
      durationDays,
      warrantyMonths,
      sections,
      exclusions,
      inclusions,
      plan,
    };
    // Two that save the same template wait for each other.
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('quote-templates'), ${companyId})`);
    const isOfCompany = eq(quoteTemplates.companyId, companyId);
    const isSame = and(isOfCompany, sql`lower(${quoteTemplates.name}) = lower(${body.name})`);
    if ((await transaction.$count(quoteTemplates, isSame)) > 0) throw refuse('templateStands');
    if ((await transaction.$count(quoteTemplates, isOfCompany)) >= MAX_QUOTE_TEMPLATES)
      throw refuse('tooManyTemplates');
    const [storedRow] = await transaction
      .insert(quoteTemplates)
      .values({ companyId, name: body.name, content, createdAt: now })
      .returning();
    if (!storedRow) throw new Error('A template was not stored');
    return presentTemplate(storedRow);
  }),
);

const remove: EndpointRoute = handle(deleteTemplate, async ({ params, person, services: { db }, refuse }) => {
  const row = await findOwnTemplate(db, person.id, params.id);
  const [deletedRow] = await db
    .delete(quoteTemplates)
    .where(eq(quoteTemplates.id, row?.id ?? 0))
    .returning({ id: quoteTemplates.id });
  if (!deletedRow) throw refuse('templateNotFound');
  return deletedRow;
});

export const templateRoutes: readonly EndpointRoute[] = [list, read, saveRoute, remove];
