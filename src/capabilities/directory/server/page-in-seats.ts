import { PAID_SEATS, type Progress, SEATS, seatInSixes } from '#directory/rules/seats.ts';
import type { Cursor } from './cursor.ts';
import type { Take } from './read-page.ts';
import { type FoundRow, notStoodUpTo, paidOrder, sortOrders } from './sort-orders.ts';

/** Reads several takes of one search. */
export type ReadTakes = (takes: readonly Take[]) => Promise<{ total: number; taken: FoundRow[][] }>;

export interface SeatedPage {
  rows: { id: number; isFeatured: boolean }[];
  total: number;
  next: Cursor | null;
}

const organicOrder = sortOrders.relevance;
const [organicKeys, paidKeys] = [organicOrder.kinds.length, paidOrder.kinds.length];

/** Where the six begins that a page ends in, of both queues, and how many of it were shown. */
export const SEATED_KINDS = [...organicOrder.kinds, ...paidOrder.kinds, 'number'] as const;

/** A queue that has not begun: no rank is so low. */
const NOT_BEGUN = -1;

const keysAt = (row: FoundRow | null, { kinds, cursorAt }: typeof organicOrder) =>
  row ? cursorAt(row) : kinds.map(() => NOT_BEGUN);

const begun = (keys: Cursor): Cursor => (keys[0] === NOT_BEGUN ? [] : keys);

interface Beginning {
  organic: Cursor;
  paid: Cursor;
  shown: number;
}

const beginningOf = (cursor: Cursor): Beginning => ({
  organic: begun(cursor.slice(0, organicKeys)),
  paid: begun(cursor.slice(organicKeys, organicKeys + paidKeys)),
  shown: Number(cursor[organicKeys + paidKeys] ?? 0),
});

const keysOf = (row: FoundRow | null, order: typeof organicOrder, before: Cursor) =>
  row || before.length === 0 ? keysAt(row, order) : before;

/** A page of what is most relevant, in sixes of which two seats are paid for (rules/seats.ts). */
export const pageInSeats = async (read: ReadTakes, limit: number, cursor: Cursor): Promise<SeatedPage> => {
  const { organic, paid, shown } = beginningOf(cursor);
  // One more than asked for tells whether there is a next page.
  const count = Math.ceil((shown + limit + 1) / SEATS);
  const { total, taken } = await read([
    {
      order: organicOrder,
      most: count * (SEATS + PAID_SEATS),
      cursor: organic,
      isNew: paid.length > 0 ? notStoodUpTo(paidOrder, paid) : undefined,
    },
    {
      order: paidOrder,
      most: count * SEATS,
      cursor: paid,
      isNew: organic.length > 0 ? notStoodUpTo(organicOrder, organic) : undefined,
    },
  ]);
  const sixes = seatInSixes(taken[0] ?? [], taken[1] ?? [], count);
  const seats = sixes.flatMap((six) => six.seats);
  const rows = seats
    .slice(shown, shown + limit)
    .map(({ company, isFeatured }) => ({ id: company.id, isFeatured }));
  const end = shown + limit;
  if (seats.length <= end) return { rows, total, next: null };
  const before: Progress<FoundRow> = sixes[Math.floor(end / SEATS)]?.before ?? { organic: null, paid: null };
  return {
    rows,
    total,
    next: [
      ...keysOf(before.organic, organicOrder, organic),
      ...keysOf(before.paid, paidOrder, paid),
      end % SEATS,
    ],
  };
};
