import type { ViewedCompanies } from '#kernel/viewed-companies.ts';

/** This is enough of a visitor to count them once. None of it is stored. */
export interface PageViewer {
  personId: number | null;
  ip: string;
  userAgent: string | null;
  /** The visitor sees us at this scheme and host. */
  origin: string;
  /** The visitor was on this page before. */
  cameFrom: string | null;
}

/** Counts views without delaying responses: it records them now and writes them later. */
export interface ViewCounter {
  record(viewer: PageViewer, shownCompanies: ViewedCompanies): void;
  /** Writes all recorded views. */
  settle(): Promise<void>;
}
