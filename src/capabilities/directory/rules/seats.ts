/** Where somebody stands among those found. */
export interface Standing {
  id: number;
  /** How well it answers; 0 for all where nothing was asked. */
  rank: number;
  /** 2 is Premium's, 1 Professional's, 0 everybody's. */
  placement: number;
  score: number;
}

/** Seats come in sixes, of which the first and the fourth are paid for. */
export const SEATS = 6;
export const PAID_SEATS = 2;

export interface Seat<Of extends Standing> {
  company: Of;
  isFeatured: boolean;
}

/** How far the two queues have come. */
export interface Progress<Of extends Standing> {
  organic: Of | null;
  paid: Of | null;
}

export interface Six<Of extends Standing> {
  seats: Seat<Of>[];
  /** How far the queues were when it began. */
  before: Progress<Of>;
}

/** Gives out the next seats of a queue, leaving out who has stood. */
const queueOf = <Of extends Standing>(queue: readonly Of[], stood: ReadonlySet<number>) => {
  let at = 0;
  const skip = () => {
    while (at < queue.length && stood.has(queue[at]?.id ?? 0)) at += 1;
  };
  return {
    last: () => queue[at - 1] ?? null,
    next: (count: number, but: readonly Of[] = []) => {
      skip();
      return queue
        .slice(at)
        .filter(({ id }) => !stood.has(id) && but.every((other) => other.id !== id))
        .slice(0, count);
    },
    skip,
  };
};

/**
 * Seats two queues: the organic one by rank and score, and those who pay by rank, plan and score. Whoever pays stands
 * no better than the worst that stands there without paying; a paid seat that nobody may take is organic.
 */
export const seatInSixes = <Of extends Standing>(
  organic: readonly Of[],
  paid: readonly Of[],
  count: number,
): Six<Of>[] => {
  const stood = new Set<number>();
  const [queue, paying] = [queueOf(organic, stood), queueOf(paid, stood)];
  const sixes: Six<Of>[] = [];
  while (sixes.length < count) {
    queue.skip();
    paying.skip();
    const before = { organic: queue.last(), paid: paying.last() };
    const candidates = paying.next(PAID_SEATS);
    const worst = queue.next(SEATS - PAID_SEATS, candidates).at(-1);
    const seated = candidates.filter(({ rank }) => worst === undefined || rank >= worst.rank);
    const others = queue.next(SEATS - seated.length, seated);
    const [first, fourth] = seated.map((company) => ({ company, isFeatured: true }));
    const seats = others.map((company) => ({ company, isFeatured: false }));
    if (first) seats.unshift(first);
    if (fourth) seats.splice(SEATS / 2, 0, fourth);
    if (seats.length === 0) break;
    for (const { company } of seats) stood.add(company.id);
    sixes.push({ seats, before });
  }
  return sixes;
};
