import { idInSubject } from '#features/notifications/core/rules/id-in-subject.ts';
import type { FindWorkDetails } from '#features/notifications/core/server/index.ts';
import { readProjectPhones } from '#features/projects/core/server/index.ts';
import type { VisitSide } from '#features/requests/visits/rules/visits.ts';
import { dayOf } from '#kernel/calendar.ts';
import { formatDateWithWeekday, formatTime } from '#kernel/dates.ts';
import { formatWeekdayAndDay } from '#kernel/format-short-dates.ts';
import type { Language } from '#kernel/language.ts';
import type { Db } from '#server/database/db.ts';
import { stringsOf } from '#strings/strings.ts';
import { visitLocationOf } from './calendar-event.ts';
import { visitPlaceFor } from './present.ts';
import { findOwnVisit, readSlotsOfVisits, type VisitRow, visitSideOf } from './store.ts';

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

/** "08:00–09:00": whoever opens the door wants to know how long it takes. */
const formatSpan = (startsAt: Date, endsAt: Date): string => `${formatTime(startsAt)}–${formatTime(endsAt)}`;

const proposedTimes = async (transaction: Db, visitId: number, language: Language): Promise<string> => {
  const slots = await readSlotsOfVisits(transaction, [visitId]);
  return slots
    .map(
      ({ startsAt, endsAt }) =>
        `${formatWeekdayAndDay(dayOf(startsAt), language)} ${formatSpan(startsAt, endsAt)}`,
    )
    .join(', ');
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
  const times = kind === 'visitProposed' ? await proposedTimes(transaction, row.id, language) : '';
  const { letters, visiting } = stringsOf(language);
  const { subjects, work } = letters;
  const { startsAt, endsAt, requestTitle } = row;
  const agreedTime =
    startsAt && endsAt
      ? [work.when(`${formatDateWithWeekday(startsAt, language)}, ${formatSpan(startsAt, endsAt)}`)]
      : [];
  const isToCome = kind === 'visitAgreed' || kind === 'visitReminder';
  const isStreetHidden =
    isToCome && row.place === null && (visitPlaceFor(row, 'company')?.street ?? null) === null;
  const streetNote = side === 'client' ? visiting.streetHidden(row.companyName ?? '') : work.streetHidden;
  const job = requestTitle === null ? [] : [work.job(requestTitle)];
  return {
    facts: [
      ...(times === '' ? agreedTime : [work.times(times)]),
      ...job,
      ...(isStreetHidden ? [streetNote] : []),
    ],
    textedFacts: [...(times === '' ? [] : [work.times(times)]), ...job],
    // To move a visit is more than to propose one: its title says from when.
    ...(times !== '' && startsAt === null && { subject: subjects.visit(requestTitle ?? '', times) }),
    place: visitLocationOf(row, { side, language }),
    phone: await phoneOf(transaction, row, side),
  };
};
