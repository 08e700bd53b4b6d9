import { href } from '#kernel/href.ts';

/**
 * Limits a person, or an address that may stand for a whole house. No reader gets near it: each card of a long search
 * is reported on its own and several people may share it. What exceeds it is not counted.
 */
export const PAGE_VIEW_RATE_LIMIT = { points: 600, seconds: 60 };

export const visitSources = ['search', 'category', 'direct'] as const;

export type VisitSource = (typeof visitSources)[number];

/** Derives the source of a visit from our page that it came from. */
export const visitSourceOf = (cameFrom: string | null, origin: string): VisitSource => {
  if (!cameFrom || !URL.canParse(cameFrom, origin)) return 'direct';
  const { origin: from, pathname } = new URL(cameFrom, origin);
  if (from !== new URL(origin).origin) return 'direct';
  if (pathname === href('/search')) return 'search';
  // The home page lists one category or all.
  return pathname === '/' ? 'category' : 'direct';
};

const PROGRAMS =
  /bots?\b|crawl|spider|slurp|headless|lighthouse|preview|scrap|monitor|scanner|archiver|validator|facebookexternalhit|google-read-aloud|pagespeed/i;

/** Most programs name themselves; every browser begins with Mozilla. */
export const isBrowserUserAgent = (userAgent: string | null): boolean =>
  userAgent?.startsWith('Mozilla/') === true && !PROGRAMS.test(userAgent);
