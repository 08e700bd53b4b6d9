import type { CalendarEvent } from '#features/requests/visits/rules/icalendar.ts';
import type { VisitSide } from '#features/requests/visits/rules/visits.ts';
import { href } from '#kernel/href.ts';
import type { Language } from '#kernel/language.ts';
import { placeInWords } from '#kernel/place-in-words.ts';
import { stringsOf } from '#strings/strings.ts';
import { visitingMemberName, visitPartnerName, visitPlaceFor } from './present.ts';
import type { VisitRow } from './store.ts';

interface EventReader {
  side: VisitSide;
  language: Language;
  /** It is the product's scheme and host. */
  address: string;
}

/** Returns the place as far as that side may see it. */
export const visitLocationOf = (
  row: VisitRow,
  { side, language }: Pick<EventReader, 'side' | 'language'>,
): string | null => {
  const placeParts = visitPlaceFor(row, side);
  return row.place || !placeParts ? row.place : placeInWords(placeParts, language);
};

/** Returns an agreed visit as a calendar event; null where it has no time. */
export const visitCalendarEventOf = (row: VisitRow, reading: EventReader): CalendarEvent | null => {
  const { side, language, address } = reading;
  const { startsAt, endsAt } = row;
  if (!startsAt || !endsAt) return null;
  const words = stringsOf(language).visitCalendar;
  const title = row.requestTitle ?? '';
  const partner = visitPartnerName(row, side) ?? words.somebody;
  const url = `${address}${href('/visits/:id', { id: row.id })}`;
  return {
    uid: row.uid,
    sequence: row.sequence,
    startsAt,
    endsAt,
    changedAt: row.changedAt,
    summary: words.summary(partner),
    description: [
      title,
      row.words ?? '',
      side === 'client' ? words.comes(visitingMemberName(row)) : '',
      words.change(url),
    ]
      .filter(Boolean)
      .join('\n'),
    location: visitLocationOf(row, reading),
    url,
    isCancelled: row.state === 'cancelled',
  };
};
