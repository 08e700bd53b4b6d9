import { idInSubject } from '#features/notifications/core/rules/id-in-subject.ts';
import type { FindWorkDetails } from '#features/notifications/core/server/index.ts';
import { readProjectPhones } from '#features/projects/core/server/index.ts';
import type { VisitSide } from '#features/requests/visits/rules/visits.ts';
import type { Db } from '#server/database/db.ts';
import { visitLocationOf } from './calendar-event.ts';
import { findOwnVisit, type VisitRow, visitSideOf } from './store.ts';

const visitKinds: ReadonlySet<string> = new Set<Parameters<FindWorkDetails>[1]['kind']>([
  'visitProposed',
  'visitOthersAsked',
  'visitAgreed',
  'visitCancelled',
  'visitReminder',
]);

/** The client’s number is visible in a project alone; the company’s also on its page, if it agreed to that. */
const phoneOf = async (
  transaction: Db,
  { clientId, companyId, publicPhone }: VisitRow,
  side: VisitSide,
): Promise<string | null> => {
  if (side === 'client' && publicPhone !== null) return publicPhone;
  if (clientId === null || companyId === null) return null;
  const phones = await readProjectPhones(transaction, { clientId, companyId });
  return (side === 'client' ? phones?.company : phones?.client) ?? null;
};

/** An email shows the place of a visit and the other side's phone number, as far as its reader sees them on our pages. */
export const findVisitEmailDetails: FindWorkDetails = async (
  transaction,
  { kind, subject, readsAs, language },
) => {
  if (!visitKinds.has(kind)) return null;
  const row = await findOwnVisit(transaction, readsAs, idInSubject(subject, 'visitId'));
  if (!row) return null;
  const side = visitSideOf(row, readsAs);
  return { place: visitLocationOf(row, { side, language }), phone: await phoneOf(transaction, row, side) };
};
