import { idInSubject } from '#features/notifications/core/rules/id-in-subject.ts';
import type { FindEmailCalendar } from '#features/notifications/core/server/index.ts';
import { mailLanguageOf } from '#features/notifications/email/server/index.ts';
import { writeICalendar } from '#features/requests/visits/rules/icalendar.ts';
import { publicBaseUrl } from '#server/config/public-base-url.ts';
import { stringsOf } from '#strings/strings.ts';
import { visitCalendarEventOf } from './calendar-event.ts';
import { visitingMemberName } from './present.ts';
import { findVisit, visitSideOf } from './store.ts';

/** Extracts the address of a sender: 'Giewel <post@giewel.lu>'. */
const addressIn = (from: string) =>
  from
    .slice(from.lastIndexOf('<') + 1)
    .replace('>', '')
    .trim();

/**
 * An email about a visit carries the visit for its reader's calendar, as it stands when the email is written. It comes
 * from us, so neither side learns the other's address.
 */
export const visitCalendarForEmail: FindEmailCalendar = async (
  transaction,
  { config },
  { kind, subject, reader },
) => {
  if (kind !== 'visitAgreed' && kind !== 'visitCancelled') return null;
  const row = await findVisit(transaction, idInSubject(subject, 'visitId'));
  const side = row && visitSideOf(row, reader.id);
  const language = mailLanguageOf(reader);
  const event =
    row && side && visitCalendarEventOf(row, { side, language, address: publicBaseUrl(config, language) });
  // It was cancelled before the email about it went out: the next one says so.
  if (!event || event.isCancelled !== (kind === 'visitCancelled')) return null;
  const words = stringsOf(language).visitCalendar;
  const method = event.isCancelled ? 'CANCEL' : 'REQUEST';
  const attendee = {
    name: (side === 'client' ? row.clientName : visitingMemberName(row)) || words.house,
    email: reader.email,
  };
  const organizer = { name: words.house, email: addressIn(config.mail.from) };
  const text = writeICalendar({ method, events: [{ ...event, between: { organizer, attendee } }] });
  return { method, text };
};
