/** Where somebody stands among those found. */
export interface RankedCompany {
  id: number;
  /** How well it answers; 0 for all where nothing was asked. */
  rank: number;
  /** 2 is Premium's, 1 Professional's, 0 everybody's. */
  placement: number;
  score: number;
}

/** Seats come in sixes, of which the first and the fourth are paid for. */
export const SLOTS_PER_GROUP = 6;
const SPONSORED_POSITIONS: readonly number[] = [0, 3];
export const SPONSORED_SLOTS = SPONSORED_POSITIONS.length;

export interface ResultSlot<Of extends RankedCompany> {
  company: Of;
  isFeatured: boolean;
}

/** How far the two queues have come. */
export interface QueueProgress<Of extends RankedCompany> {
  organic: Of | null;
  paid: Of | null;
}

export interface SlotGroup<Of extends RankedCompany> {
  slots: ResultSlot<Of>[];
  /** How far the queues were when it began. */
  start: QueueProgress<Of>;
}

/** A queue of which nobody is seated twice. */
const queueOf = <Of extends RankedCompany>(queue: readonly Of[], placedIds: ReadonlySet<number>) => {
  let position = 0;
  return {
    next: (but: readonly ResultSlot<Of>[]): Of | undefined =>
      queue
        .slice(position)
        .find(({ id }) => !placedIds.has(id) && but.every(({ company }) => company.id !== id)),
    /** The last of those at its head who have stood. */
    last: (): Of | null => {
      while (position < queue.length && placedIds.has(queue[position]?.id ?? 0)) position += 1;
      return queue[position - 1] ?? null;
    },
  };
};

type Queue<Of extends RankedCompany> = ReturnType<typeof queueOf<Of>>;

/** Six seats in their turn, so many of them paid for as may be. */
const fillSlotGroup = <Of extends RankedCompany>(
  organic: Queue<Of>,
  paid: Queue<Of>,
  mostPaid: number,
): ResultSlot<Of>[] => {
  const slots: ResultSlot<Of>[] = [];
  for (let place = 0; place < SLOTS_PER_GROUP; place += 1) {
    const isForPay = SPONSORED_POSITIONS.slice(0, mostPaid).includes(place);
    const paying = isForPay ? paid.next(slots) : undefined;
    const company = paying ?? organic.next(slots);
    if (company) slots.push({ company, isFeatured: paying !== undefined });
  }
  return slots;
};

/** Whoever pays answers no worse than the worst that stands there without paying. */
const isFair = (slots: readonly ResultSlot<RankedCompany>[]): boolean => {
  const ranks = (isPaid: boolean) =>
    slots.flatMap(({ company, isFeatured }) => (isFeatured === isPaid ? [company.rank] : []));
  return Math.min(...ranks(true)) >= Math.min(...ranks(false)) || ranks(false).length === 0;
};

/**
 * Seats two queues: the organic one by rank and score, and those who pay by rank, plan and score. A paid seat that
 * nobody may take is organic.
 */
export const fillSlotGroups = <Of extends RankedCompany>(
  organic: readonly Of[],
  paid: readonly Of[],
  count: number,
): SlotGroup<Of>[] => {
  const placedIds = new Set<number>();
  const [queue, paying] = [queueOf(organic, placedIds), queueOf(paid, placedIds)];
  const sixes: SlotGroup<Of>[] = [];
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
