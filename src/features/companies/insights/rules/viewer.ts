/**
 * Of a person, or of an address that may stand for a whole house. Nobody who looks gets near it: each card of a long
 * search may be reported by itself, by several people at once. What is beyond goes uncounted.
 */
export const SIGHTINGS_A_MINUTE = { points: 600, seconds: 60 };

export const visitSources = ['search', 'category', 'direct'] as const;

export type VisitSource = (typeof visitSources)[number];

/** Where somebody came from, by the page of ours they were on before. */
export const visitSourceOf = (cameFrom: string | null, origin: string): VisitSource => {
  if (!cameFrom || !URL.canParse(cameFrom, origin)) return 'direct';
  const { origin: from, pathname } = new URL(cameFrom, origin);
  if (from !== new URL(origin).origin) return 'direct';
  if (pathname === '/search') return 'search';
  // The home page's lists are of a category, or of all.
  return pathname === '/' ? 'category' : 'direct';
};

const PROGRAMS =
  /bots?\b|crawl|spider|slurp|headless|lighthouse|preview|scrap|monitor|scanner|archiver|validator|facebookexternalhit|google-read-aloud|pagespeed/i;

/** Programs say what they are, most of them. Browsers begin with Mozilla, all of them. */
export const isPerson = (userAgent: string | null): boolean =>
  userAgent?.startsWith('Mozilla/') === true && !PROGRAMS.test(userAgent);
