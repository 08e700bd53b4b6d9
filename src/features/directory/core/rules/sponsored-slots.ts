export interface RankedCompany {
  id: number;
  /** The rank says how well the company matches; 0 for all in a search without words. */
  rank: number;
  /** Premium has 2, Professional 1, everybody else 0. */
  placement: number;
  score: number;
}

/** Slots come in groups of six, of which the first and the fourth are sponsored. */
export const RESULT_SLOTS_PER_GROUP = 6;
const SPONSORED_POSITIONS: readonly number[] = [0, 3];
export const SPONSORED_SLOTS_PER_GROUP = SPONSORED_POSITIONS.length;

export interface ResultSlot<Of extends RankedCompany> {
  company: Of;
  isFeatured: boolean;
}

/** The cursor stores how far both queues have come. */
export interface SlotQueueProgress<Of extends RankedCompany> {
  organic: Of | null;
  paid: Of | null;
}

export interface ResultSlotGroup<Of extends RankedCompany> {
  slots: ResultSlot<Of>[];
  /** The queues were this far when the group began. */
  start: SlotQueueProgress<Of>;
}

/** Wraps a queue so that no company is placed twice. */
const queueOf = <Of extends RankedCompany>(queue: readonly Of[], placedIds: ReadonlySet<number>) => {
  let position = 0;
  return {
    next: (but: readonly ResultSlot<Of>[]): Of | undefined =>
      queue
        .slice(position)
        .find(({ id }) => !placedIds.has(id) && but.every(({ company }) => company.id !== id)),
    /** Returns the last company at the head of the queue that was placed. */
    last: (): Of | null => {
      while (position < queue.length && placedIds.has(queue[position]?.id ?? 0)) position += 1;
      return queue[position - 1] ?? null;
    },
  };
};

type Queue<Of extends RankedCompany> = ReturnType<typeof queueOf<Of>>;

/** Fills six slots in order, at most `mostPaid` of them sponsored. */
const fillSlotGroup = <Of extends RankedCompany>(
  organic: Queue<Of>,
  paid: Queue<Of>,
  mostPaid: number,
): ResultSlot<Of>[] => {
  const slots: ResultSlot<Of>[] = [];
  for (let place = 0; place < RESULT_SLOTS_PER_GROUP; place += 1) {
    const isForPay = SPONSORED_POSITIONS.slice(0, mostPaid).includes(place);
    const paying = isForPay ? paid.next(slots) : undefined;
    const company = paying ?? organic.next(slots);
    if (company) slots.push({ company, isFeatured: paying !== undefined });
  }
  return slots;
};

/** A sponsored company must not match worse than the worst organic one of its group. */
const isFair = (slots: readonly ResultSlot<RankedCompany>[]): boolean => {
  const ranks = (isPaid: boolean) =>
    slots.flatMap(({ company, isFeatured }) => (isFeatured === isPaid ? [company.rank] : []));
  return Math.min(...ranks(true)) >= Math.min(...ranks(false)) || ranks(false).length === 0;
};

/**
 * Merges two queues: the organic one by rank and score, the sponsored one by rank, plan and score. A sponsored slot
 * that no company may take becomes organic.
 */
export const fillSlotGroups = <Of extends RankedCompany>(
  organic: readonly Of[],
  paid: readonly Of[],
  count: number,
): ResultSlotGroup<Of>[] => {
  const placedIds = new Set<number>();
  const [queue, paying] = [queueOf(organic, placedIds), queueOf(paid, placedIds)];
  const sixes: ResultSlotGroup<Of>[] = [];
  while (sixes.length < count) {
    const start = { organic: queue.last(), paid: paying.last() };
    let mostPaid: number = SPONSORED_POSITIONS.length;
    let slots = fillSlotGroup(queue, paying, mostPaid);
    while (!isFair(slots)) {
      mostPaid -= 1;
      slots = fillSlotGroup(queue, paying, mostPaid);
    }
    if (slots.length === 0) break;
    for (const { company } of slots) placedIds.add(company.id);
    sixes.push({ slots, start });
  }
  return sixes;
};
