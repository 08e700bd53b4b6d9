import { deadlineOf } from '#requests/rules/deadline.ts';
import { takesNobodyElse, whyNotAsk } from '#requests/rules/requests.ts';
import type { Db } from '#server/database/db.ts';
import { readCompanies, whyNotTheseCompanies } from './asked-companies.ts';
import type { ActTools, HeldRequest } from './held-request.ts';
import { notifyCompany, sendLiveToClient, sendLiveToCompany } from './news.ts';
import { invitationsOf, type RequestRow } from './store.ts';
import { requestInvitations } from './tables.ts';

/** Whose live streams are held before the request is, as they are told. */
export const ownersOf = async (
  db: Db,
  wish: { clientId: number; companyIds: readonly number[] },
): Promise<number[]> =>
  (await readCompanies(db, { ...wish, categoryId: null })).map(({ ownerId }) => ownerId);

/** Why an open request that is held is not put to these companies, or null. */
export const whyNotAskThese = async (
  transaction: Db,
  { request, invitations }: HeldRequest,
  companyIds: readonly number[],
  now: Date,
) => {
  const { clientId, categoryId } = request;
  if (request.state === 'open' && takesNobodyElse(request, now))
    return { why: 'requestNotOpen' as const, found: [] };
  const found = await readCompanies(transaction, { clientId, categoryId, companyIds });
  const why =
    whyNotAsk({ state: request.state, invitations }, companyIds) ??
    whyNotTheseCompanies(found, { clientId, companyIds });
  return why === null ? { why, found } : { why, found: [] };
};

/** Puts an open request that is held to companies that may be asked. */
export const inviteCompanies = async (
  transaction: Db,
  tools: ActTools,
  request: RequestRow,
  found: Awaited<ReturnType<typeof whyNotAskThese>>['found'],
) => {
  const sentAt = tools.clock.now();
  const { endsAt } = request;
  if (!endsAt) throw new Error(`Request ${request.id} was not sent`);
  const rows = await transaction
    .insert(requestInvitations)
    .values(
      found.map(({ id, hours }) => ({
        requestId: request.id,
        companyId: id,
        sentAt,
        ...deadlineOf({ sentAt, hours, endsAt }),
      })),
    )
    .returning({ id: requestInvitations.id });
  const invited = new Set(rows.map(({ id }) => id));
  const invitations = (await invitationsOf(transaction, [request.id])).filter(({ id }) => invited.has(id));
  for (const invitation of invitations.toSorted((one, other) => one.ownerId - other.ownerId)) {
    await notifyCompany(transaction, tools, { request, invitation, kind: 'requestReceived' });
    await sendLiveToCompany(transaction, invitation);
  }
  await sendLiveToClient(transaction, request);
};
