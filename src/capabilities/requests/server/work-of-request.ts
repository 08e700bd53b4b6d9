import { eq } from 'drizzle-orm';
import { decimalOf } from '#kernel/decimal.ts';
import { formatMoneyRange } from '#kernel/money.ts';
import type { WorkOf } from '#notifications/server/index.ts';
import { sightOf } from '#requests/rules/requests.ts';
import { requestInvitations, requests } from './tables.ts';

/** What a company reads of a request in its mail, as long as it may read it on its page. */
export const workOfRequest: WorkOf = async (transaction, { kind, subject, language }) => {
  if (kind !== 'requestReceived') return null;
  const [row] = await transaction
    .select({
      state: requestInvitations.state,
      description: requests.description,
      min: requests.budgetMin,
      max: requests.budgetMax,
    })
    .from(requestInvitations)
    .innerJoin(requests, eq(requests.id, requestInvitations.requestId))
    .where(eq(requestInvitations.id, Number(subject.invitationId)));
  if (!row || sightOf(row.state) !== 'all') return null;
  const { description, min, max } = row;
  const cents = (euros: string) => decimalOf(euros, 2);
  const budget = min !== null && max !== null ? formatMoneyRange(cents(min), cents(max), { language }) : null;
  return { description, budget, timeline: null, phone: null };
};
