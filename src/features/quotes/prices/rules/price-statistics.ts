import type { LineKind } from '#features/quotes/price-book/rules/line-kinds-and-units.ts';
import type { QuestionUnit } from '#features/requests/core/rules/trade-questions.ts';
import {
  areEnoughForPrice,
  type FinishedJob,
  firstJobPerClientAndCompany,
  quantileOf,
  type UsualPrice,
  usualPriceOf,
  withoutOutliers,
} from '#features/requests/new-request/rules/usual-price.ts';

export interface PricedJob extends FinishedJob {
  year: number;
  /** It is in the unit that measures its trade. */
  size: number | null;
  /** Each kind has this part of the net sum; null if no quote tells. */
  shares: Partial<Record<LineKind, number>> | null;
}

/** A band runs from this size up to the next; the last has no end. */
export interface SizeBand {
  above: number;
  upTo: number | null;
}

type Cell = Omit<UsualPrice, 'companies'> | null;

export interface TradeStatistics {
  all: UsualPrice | null;
  /** So many jobs cost so much more or less than the others that they don't count. Older figures lack it. */
  leftOut?: number;
  byYear: { year: number; price: Cell }[];
  bySize: (SizeBand & { price: Cell })[];
  /** The largest comes first, in whole per cent. */
  kinds: { kind: LineKind; percent: number }[];
}

const YEARS = 5;

/** One size ends and the next begins at each step. */
const steps: Record<QuestionUnit, readonly number[]> = {
  'm²': [50, 100, 200],
  m: [20, 50, 100],
  'm³': [20, 40, 80],
  piece: [2, 5, 10],
  room: [1, 3, 6],
  floor: [1, 2, 4],
  kW: [5, 10, 20],
};

const bandsOf = (unit: QuestionUnit): SizeBand[] =>
  [0, ...steps[unit]].map((above, index) => ({ above, upTo: steps[unit][index] ?? null }));

const cellOf = (jobs: readonly PricedJob[]): Cell => {
  const price = usualPriceOf(jobs);
  if (!price) return null;
  const { count, low, median, high } = price;
  return { count, low, median, high };
};

const isWithin = ({ above, upTo }: SizeBand, size: number) => size > above && (upTo === null || size <= upTo);

const kindsOf = (jobs: readonly PricedJob[]): TradeStatistics['kinds'] => {
  const sharesByKind = Map.groupBy(
    jobs.flatMap(({ companyId, clientId, shares }) =>
      Object.entries(shares ?? {}).map(([kind, share]) => ({
        kind: kind as LineKind,
        share,
        companyId,
        clientId,
      })),
    ),
    ({ kind }) => kind,
  );
  return [...sharesByKind]
    .filter(([, parts]) => areEnoughForPrice(parts))
    .map(([kind, parts]) => {
      const shares = parts.map(({ share }) => share).toSorted((a, b) => a - b);
      return { kind, percent: Math.round(100 * quantileOf(shares, 0.5)) };
    })
    .filter(({ percent }) => percent > 0)
    .toSorted((a, b) => b.percent - a.percent);
};

/** Jobs must come latest first. Every cell has ten jobs by three companies for five clients, or nothing. */
export const tradeStatisticsOf = (
  pricedJobs: readonly PricedJob[],
  { unit, year: thisYear }: { unit: QuestionUnit | null; year: number },
): TradeStatistics => {
  const { jobs, leftOut } = withoutOutliers(firstJobPerClientAndCompany(pricedJobs));
  const all = usualPriceOf(jobs);
  if (!all) return { all, leftOut: 0, byYear: [], bySize: [], kinds: [] };
  const byYear = Array.from({ length: YEARS }, (_, index) => thisYear - YEARS + 1 + index).map((year) => ({
    year,
    price: cellOf(jobs.filter((job) => job.year === year)),
  }));
  const bySize = (unit ? bandsOf(unit) : []).map((band) => ({
    ...band,
    price: cellOf(jobs.filter(({ size }) => size !== null && isWithin(band, size))),
  }));
  return {
    all,
    leftOut,
    byYear: byYear.some(({ price }) => price) ? byYear : [],
    bySize: bySize.some(({ price }) => price) ? bySize : [],
    kinds: kindsOf(jobs),
  };
};
