import type { IsoDay } from '#kernel/calendar.ts';
import { divideRounded } from '#kernel/decimal.ts';
import { FULL_VAT_RATE, MIN_REDUCED_VAT_CENTS, REDUCED_VAT_RATE } from '#kernel/vat-rates.ts';

const GUIDE =
  'https://guichet.public.lu/en/citoyens/logement/aides/aides-indirectes-avantages-fiscaux/remboursement-tva-taux-reduit.html';

/** The AED explains what is creation and what is renovation. */
const AED_NOTE_URL = 'https://pfi.public.lu/fr/professionnel/tva/logement/creation_renovation.html';

/** A dwelling may save at most this much in all its time, in cents. */
export const MAX_VAT_SAVING_CENTS = 5_000_000n;
/** So many whole years must have passed since somebody first lived there. */
export const MIN_DWELLING_AGE_YEARS = 10;
/** Works have to be done within so many whole years after it was bought or inherited. */
export const MAX_YEARS_AFTER_ACQUISITION = 5;

/**
 * The words under its name say what a rule means. A change of law is a row here: its day, its source. A rule that
 * nobody could read at its source has no day, and the page sends its reader to the AED.
 */
export const housingVatRules = [
  { name: 'residence', readOn: '2026-11-23', source: GUIDE },
  { name: 'age', readOn: '2025-11-28', source: GUIDE },
  { name: 'acquisition', readOn: null, source: GUIDE },
  { name: 'creation', readOn: '2026-11-28', source: AED_NOTE_URL },
  { name: 'duration', readOn: null, source: GUIDE },
  { name: 'share', readOn: '2026-11-28', source: GUIDE },
  { name: 'payBack', readOn: null, source: GUIDE },
  { name: 'rates', readOn: '2025-11-28', source: GUIDE },
  { name: 'least', readOn: '2025-11-28', source: GUIDE },
  { name: 'ceiling', readOn: '2026-11-23', source: GUIDE },
  { name: 'approval', readOn: '2026-11-23', source: GUIDE },
  { name: 'refund', readOn: '2026-11-28', source: GUIDE },
  { name: 'notCovered', readOn: '2025-11-28', source: GUIDE },
] as const satisfies readonly { name: string; readOn: IsoDay | null; source: string }[];

export type HousingVatRule = (typeof housingVatRules)[number]['name'];

/** The oldest of them was read on this day. */
export const housingVatRulesReadOn = housingVatRules.reduce<IsoDay>(
  (oldest, { readOn }) => (readOn !== null && readOn < oldest ? readOn : oldest),
  housingVatRules[0].readOn,
);

/** Each row names other help, its page, and the day we last looked. */
export const furtherHousingAids = [
  {
    name: 'renovation',
    readOn: '2026-11-23',
    source:
      'https://guichet.public.lu/en/citoyens/logement/renovation-transformation/klimabonus/aide-financiere-renovation-energetique-logement-conseil-energie.html',
  },
  {
    name: 'heating',
    readOn: '2026-11-23',
    source:
      'https://guichet.public.lu/en/citoyens/aides/logement-construction/klimabonus-2026/aide-installations-techniques.html',
  },
  { name: 'all', readOn: '2026-11-23', source: 'https://klima-agence.lu/en/about-klimabonus' },
] as const satisfies readonly { name: string; readOn: IsoDay; source: string }[];

export type FurtherHousingAid = (typeof furtherHousingAids)[number]['name'];

export const reducedRateRefusalReasons = ['notMainResidence', 'tooNew', 'tooSmall', 'nothingLeft'] as const;
export type ReducedRateRefusalReason = (typeof reducedRateRefusalReasons)[number];

export const housingWorkKinds = ['renovation', 'creation'] as const;
export type HousingWorkKind = (typeof housingWorkKinds)[number];

/** A work comes by 3 % in one of these ways. */
export const superReducedRateGrounds = ['age', 'acquisition', 'creation'] as const;
export type SuperReducedRateGround = (typeof superReducedRateGrounds)[number];

export interface HousingWork {
  /** It is in cents, before tax. */
  net: bigint;
  /** A new dwelling, an extension or a conversion is creation. */
  work: HousingWorkKind;
  /** It is null if nobody has lived there, or it is not known. */
  firstOccupied: number | null;
  /** It was bought or inherited then; null if that is not known. */
  acquired: number | null;
  isMainResidence: boolean;
  /** This dwelling has had so many cents of advantage. */
  used: bigint;
}

interface Sum {
  tax: bigint;
  total: bigint;
}

export interface HousingVat {
  standard: Sum;
  /** The reduced rate counts as far as the ceiling allows; the same as standard if it does not apply. */
  reduced: Sum;
  advantage: bigint;
  /** This is left of the ceiling once the work is done. */
  left: bigint;
  /** It is null if there is none. */
  way: SuperReducedRateGround | null;
  whyNot: ReducedRateRefusalReason[];
}

const taxOf = (net: bigint, rate: number) => divideRounded(net * BigInt(rate), 100n);

const least = (a: bigint, b: bigint) => (a < b ? a : b);

const wayOf = (
  { work, firstOccupied, acquired }: HousingWork,
  year: number,
): SuperReducedRateGround | null => {
  if (work === 'creation') return 'creation';
  if (firstOccupied !== null && year - firstOccupied >= MIN_DWELLING_AGE_YEARS) return 'age';
  // Only years are known: somebody who bought in this month five years ago reads that the works must be over in time.
  return acquired !== null && year - acquired <= MAX_YEARS_AFTER_ACQUISITION ? 'acquisition' : null;
};

/** Calculates work on a dwelling with either rate. The AED decides, not we. */
export const housingVatOf = (work: HousingWork, year: number): HousingVat => {
  const { net, isMainResidence } = work;
  const way = wayOf(work, year);
  const remaining = MAX_VAT_SAVING_CENTS - least(work.used, MAX_VAT_SAVING_CENTS);
  const whyNot: ReducedRateRefusalReason[] = [
    ...(isMainResidence ? [] : (['notMainResidence'] as const)),
    ...(way === null ? (['tooNew'] as const) : []),
    ...(net < MIN_REDUCED_VAT_CENTS ? (['tooSmall'] as const) : []),
    ...(remaining === 0n ? (['nothingLeft'] as const) : []),
  ];
  const full = taxOf(net, FULL_VAT_RATE);
  const advantage = whyNot.length > 0 ? 0n : least(full - taxOf(net, REDUCED_VAT_RATE), remaining);
  const tax = full - advantage;
  return {
    standard: { tax: full, total: net + full },
    reduced: { tax, total: net + tax },
    advantage,
    left: remaining - advantage,
    way,
    whyNot,
  };
};
