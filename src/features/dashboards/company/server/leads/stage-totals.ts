import { and, eq } from 'drizzle-orm';
import { users } from '#features/accounts/core/server/tables.ts';
import { budgetInEuros } from '#features/companies/core/rules/companies.ts';
import { companyProfiles as c } from '#features/companies/core/server/tables.ts';
import type { StageTotal, StoredLead } from '#features/dashboards/company/contract/leads.ts';
import { leadStages } from '#features/dashboards/company/rules/lead-stage.ts';
import { companyLeads as l } from '#features/dashboards/company/server/tables.ts';
import { conversations } from '#features/messaging/core/server/tables.ts';
import type { Person } from '#kernel/signed-in-person.ts';
import type { Db } from '#server/database/db.ts';
import {
  isLeadAssignedToSql,
  isLeadWaitingSql,
  isPartnerNamedLikeSql,
  type LeadSource,
  leadSourceTable,
  leadStageSql,
  leadWorkSql,
} from './select-lead-rows.ts';

interface Whose {
  mine?: true | undefined;
  search?: string | undefined;
}

const worthOf = ({ budget, budgetText }: NonNullable<StoredLead['work']>): number =>
  budget ? (budget.max ?? budget.min ?? 0) : (budgetInEuros(budgetText) ?? 0);

/** Sums all leads of a company by column. A project's budget is a text, which the database cannot add up. */
export const readStageTotals = async (
  db: Db,
  person: Person,
  { mine, search }: Whose,
): Promise<StageTotal[]> => {
  const rowsOf = (source: LeadSource) =>
    db
      .select({ stage: leadStageSql, isWaiting: isLeadWaitingSql, work: leadWorkSql })
      .from(leadSourceTable(person.id, source))
      .innerJoin(c, eq(c.userId, conversations.userId))
      .innerJoin(users, eq(users.id, conversations.partnerId))
      .leftJoin(l, and(eq(l.companyId, c.id), eq(l.userId, conversations.partnerId)))
      .where(
        and(
          eq(conversations.userId, person.id),
          mine && isLeadAssignedToSql(person.memberId ?? person.id),
          search ? isPartnerNamedLikeSql(search) : undefined,
        ),
      );
  const rows = [...(await rowsOf('written')), ...(await rowsOf('unwritten'))];
  return leadStages.map((stage) => {
    const stageRows = rows.filter((row) => row.stage === stage);
    return {
      stage,
      count: stageRows.length,
      waiting: stageRows.filter((row) => row.isWaiting).length,
      value: stageRows.reduce((sum, { work }) => sum + (work ? worthOf(work) : 0), 0),
    };
  });
};
