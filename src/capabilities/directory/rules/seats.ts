/** Where somebody stands among those found. */
export interface Contender {
  id: number;
  /** How well it answers; 0 for all where nothing was asked. */
  rank: number;
  /** 2 is Premium's, 1 Professional's, 0 everybody's. */
  placement: number;
  score: number;
}

/** Seats come in sixes, of which the first and the fourth are paid for. */
export const SEATS = 6;
const PAID_PLACES: readonly number[] = [0, 3];
export const PAID_SEATS = PAID_PLACES.length;

export interface Seat<Of extends Contender> {
  company: Of;
  isFeatured: boolean;
}

/** How far the two queues have come. */
export interface Progress<Of extends Contender> {
  organic: Of | null;
  paid: Of | null;
}

export interface Six<Of extends Contender> {
  seats: Seat<Of>[];
  /** How far the queues were when it began. */
  before: Progress<Of>;
}

/** A queue of which nobody is seated twice. */
const queueOf = <Of extends Contender>(queue: readonly Of[], stood: ReadonlySet<number>) => {
  let at = 0;
  return {
    next: (but: readonly Seat<Of>[]): Of | undefined =>
      queue.slice(at).find(({ id }) => !stood.has(id) && but.every(({ company }) => company.id !== id)),
    /** The last of those at its head who have stood. */
    last: (): Of | null => {
      while (at < queue.length && stood.has(queue[at]?.id ?? 0)) at += 1;
      return queue[at - 1] ?? null;
    },
  };
};

type Queue<Of extends Contender> = ReturnType<typeof queueOf<Of>>;

/** Six seats in their turn, so many of them paid for as may be. */
const seatSix = <Of extends Contender>(organic: Queue<Of>, paid: Queue<Of>, mostPaid: number): Seat<Of>[] => {
  const seats: Seat<Of>[] = [];
  for (let place = 0; place < SEATS; place += 1) {
    const isForPay = PAID_PLACES.slice(0, mostPaid).includes(place);
    const paying = isForPay ? paid.next(seats) : undefined;
    const company = paying ?? organic.next(seats);
    if (company) seats.push({ company, isFeatured: paying !== undefined });
  }
  return seats;
};

/** Whoever pays answers no worse than the worst that stands there without paying. */
const isFair = (seats: readonly Seat<Contender>[]): boolean => {
  const ranks = (isPaid: boolean) =>
    seats.flatMap(({ company, isFeatured }) => (isFeatured === isPaid ? [company.rank] : []));
  return Math.min(...ranks(true)) >= Math.min(...ranks(false)) || ranks(false).length === 0;
};

/**
 * Seats two queues: the organic one by rank and score, and those who pay by rank, plan and score. A paid seat that
 * nobody may take is organic.
 */
export const seatInSixes = <Of extends Contender>(
  organic: readonly Of[],
  paid: readonly Of[],
  count: number,
): Six<Of>[] => {
  const stood = new Set<number>();
  const [queue, paying] = [queueOf(organic, stood), queueOf(paid, stood)];
  const sixes: Six<Of>[] = [];
  while (sixes.length < count) {
    const before = { organic: queue.last(), paid: paying.last() };
    let mostPaid: number = PAID_PLACES.length;
    let seats = seatSix(queue, paying, mostPaid);
    while (!isFair(seats)) {
      mostPaid -= 1;
      seats = seatSix(queue, paying, mostPaid);
    }
    if (seats.length === 0) break;
    for (const { company } of seats) stood.add(company.id);
    sixes.push({ seats, before });
  }
  return sixes;
};
