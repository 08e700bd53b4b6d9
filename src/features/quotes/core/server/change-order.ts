import { and, desc, eq, isNull } from 'drizzle-orm';
import { users } from '#features/accounts/core/server/tables.ts';
import { lockProject, projectSideOf } from '#features/projects/core/server/index.ts';
import { projects } from '#features/projects/core/server/tables.ts';
import type { Refusal } from '#kernel/refusal.ts';
import type { Person } from '#kernel/signed-in-person.ts';
import type { Db } from '#server/database/db.ts';
import type { QuoteRow } from './store.ts';
import { quoteAcceptances, quotes, quoteVersions } from './tables.ts';

export type NewQuoteValues = Partial<typeof quotes.$inferInsert> & {
  clientId: number;
  version: Partial<typeof quoteVersions.$inferInsert>;
};

/** Returns the site, the addressee and the language of the PDFs, as they were agreed last. */
const agreedLast = async (transaction: Db, projectId: number) => {
  const [agreed] = await transaction
    .select({
      siteCommune: quoteVersions.siteCommune,
      sitePostalCode: quoteVersions.sitePostalCode,
      siteStreet: quoteVersions.siteStreet,
      isMainResidence: quoteVersions.isMainResidence,
      builtYear: quoteVersions.builtYear,
      paperLanguage: quoteVersions.paperLanguage,
      addresseeName: quoteVersions.addresseeName,
      addresseeAddress: quoteVersions.addresseeAddress,
    })
    .from(quoteAcceptances)
    .innerJoin(
      quoteVersions,
      and(
        eq(quoteVersions.quoteId, quoteAcceptances.quoteId),
        eq(quoteVersions.version, quoteAcceptances.version),
      ),
    )
    .where(eq(quoteAcceptances.projectId, projectId))
    .orderBy(desc(quoteAcceptances.at))
    .limit(1);
  return agreed ?? {};
};

/** A change order is for a project of the company that is under way. */
export const newChangeOrderFor = async (
  transaction: Db,
  { person, refuse }: { person: Person; refuse: (code: 'projectNotFound' | 'projectEnded') => Refusal },
  projectId: number,
): Promise<NewQuoteValues> => {
  const project = await lockProject(transaction, person, projectId);
  if (!project || projectSideOf(project, person) !== 'company') throw refuse('projectNotFound');
  const { clientId, name } = project;
  const isReachable = and(eq(users.id, clientId), eq(users.isSuspended, false), isNull(users.erasedAt));
  if (project.status !== 'pending' || (await transaction.$count(users, isReachable)) === 0)
    throw refuse('projectEnded');
  return {
    clientId,
    projectId,
    isChange: true,
    version: { object: name, ...(await agreedLast(transaction, projectId)) },
  };
};

/** Returns the quote whose contract a change order changes; null if the project began without one. */
export const findOriginalQuote = async (
  db: Db,
  { isChange, projectId }: Pick<QuoteRow, 'isChange' | 'projectId'>,
): Promise<{ number: string; acceptedAt: Date } | null> => {
  if (!isChange || projectId === null) return null;
  const [first] = await db
    .select({ number: quotes.number, acceptedAt: quoteAcceptances.at })
    .from(quoteAcceptances)
    .innerJoin(quotes, eq(quotes.id, quoteAcceptances.quoteId))
    .where(and(eq(quoteAcceptances.projectId, projectId), eq(quotes.isChange, false)));
  return first?.number ? { number: first.number, acceptedAt: first.acceptedAt } : null;
};

/** Locks a change order's project and returns whether it is under way. Other quotes have none to check. */
export const lockAndCheckProjectUnderWay = async (
  transaction: Db,
  { isChange, projectId }: Pick<QuoteRow, 'isChange' | 'projectId'>,
): Promise<boolean> => {
  if (!isChange) return true;
  const [project] = await transaction
    .select({ status: projects.status })
    .from(projects)
    .where(eq(projects.id, projectId ?? 0))
    .for('no key update');
  return project?.status === 'pending';
};
