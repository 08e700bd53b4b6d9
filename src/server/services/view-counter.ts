import type { ShownCompanies } from '#kernel/shown-companies.ts';

/** As much of a visitor as it takes to count them once. None of it is stored. */
export interface PageViewer {
  personId: number | null;
  ip: string;
  userAgent: string | null;
  /** Scheme and host of the address at which the visitor sees us. */
  origin: string;
  /** The page they were on before. */
  cameFrom: string | null;
}

/** Counts what is looked at, beside the answers: it takes note at once and writes later. */
export interface ViewCounter {
  record(viewer: PageViewer, shownCompanies: ShownCompanies): void;
  /** Everything noted so far is written. */
  settle(): Promise<void>;
}
