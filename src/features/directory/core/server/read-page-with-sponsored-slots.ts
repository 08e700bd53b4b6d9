import {
  fillSlotGroups,
  type SlotQueueProgress,
  RESULT_SLOTS_PER_GROUP,
  SPONSORED_SLOTS_PER_GROUP,
} from '#features/directory/core/rules/sponsored-slots.ts';
import type { SearchSlice } from './read-search-slices.ts';
import type { SortCursor } from './sort-cursor.ts';
import {
  type SearchResultRow,
  excludePlacedByOtherQueue,
  sponsoredSortOrder,
  sortOrders,
} from './sort-orders.ts';

/** Reads several slices of one search. */
export type SearchSliceReader = (
  takes: readonly SearchSlice[],
) => Promise<{ total: number; rowsBySlice: SearchResultRow[][] }>;

export interface PageWithSponsoredSlots {
  rows: { id: number; isFeatured: boolean }[];
  total: number;
  next: SortCursor | null;
}

const organicOrder = sortOrders.relevance;
const [organicKeys, paidKeys] = [organicOrder.kinds.length, sponsoredSortOrder.kinds.length];

/** The cursor holds the start of the last group in both queues, and how many of the group were shown. */
export const SLOT_CURSOR_KINDS = [...organicOrder.kinds, ...sponsoredSortOrder.kinds, 'number'] as const;

/** No rank is as low, so it marks a queue that has not begun. */
const NOT_BEGUN = -1;

const keysAt = (row: SearchResultRow | null, { kinds, cursorAt }: typeof organicOrder) =>
  row ? cursorAt(row) : kinds.map(() => NOT_BEGUN);

const begun = (keys: SortCursor): SortCursor => (keys[0] === NOT_BEGUN ? [] : keys);

interface Beginning {
  organic: SortCursor;
  paid: SortCursor;
  offset: number;
}

const beginningOf = (cursor: SortCursor): Beginning => ({
  organic: begun(cursor.slice(0, organicKeys)),
  paid: begun(cursor.slice(organicKeys, organicKeys + paidKeys)),
  offset: Number(cursor[organicKeys + paidKeys] ?? 0),
});

const keysOf = (row: SearchResultRow | null, order: typeof organicOrder, previousKeys: SortCursor) =>
  row || previousKeys.length === 0 ? keysAt(row, order) : previousKeys;

/** Reads a page by relevance, in groups of six slots of which two are sponsored (rules/sponsored-slots.ts). */
export const readPageWithSponsoredSlots = async (
  read: SearchSliceReader,
  limit: number,
  cursor: SortCursor,
): Promise<PageWithSponsoredSlots> => {
  const { organic, paid, offset } = beginningOf(cursor);
  // One row more than the limit says whether there is a next page.
  const count = Math.ceil((offset + limit + 1) / RESULT_SLOTS_PER_GROUP);
  const { total, rowsBySlice } = await read([
    {
      order: organicOrder,
      size: count * (RESULT_SLOTS_PER_GROUP + SPONSORED_SLOTS_PER_GROUP),
      cursor: organic,
      isNew: paid.length > 0 ? excludePlacedByOtherQueue(sponsoredSortOrder, paid) : undefined,
    },
    {
      order: sponsoredSortOrder,
      size: count * RESULT_SLOTS_PER_GROUP,
      cursor: paid,
      isNew: organic.length > 0 ? excludePlacedByOtherQueue(organicOrder, organic) : undefined,
    },
  ]);
  const sixes = fillSlotGroups(rowsBySlice[0] ?? [], rowsBySlice[1] ?? [], count);
  const slots = sixes.flatMap((six) => six.slots);
  const rows = slots
    .slice(offset, offset + limit)
    .map(({ company, isFeatured }) => ({ id: company.id, isFeatured }));
  const end = offset + limit;
  if (slots.length <= end) return { rows, total, next: null };
  const start: SlotQueueProgress<SearchResultRow> = sixes[Math.floor(end / RESULT_SLOTS_PER_GROUP)]
    ?.start ?? {
    organic: null,
    paid: null,
  };
  return {
    rows,
    total,
    next: [
      ...keysOf(start.organic, organicOrder, organic),
      ...keysOf(start.paid, sponsoredSortOrder, paid),
      end % RESULT_SLOTS_PER_GROUP,
    ],
  };
};
