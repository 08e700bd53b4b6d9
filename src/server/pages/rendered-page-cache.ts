import type { ViewedCompanies } from '#kernel/viewed-companies.ts';
import type { ResponseBody } from '#server/http/response-body.ts';
import type { PageData } from '#web/page-data.ts';
import type { SocialCard } from '#web/page.ts';

export type ServedPage =
  | { redirectTo: string; hasMoved: boolean }
  | {
      status: number;
      isPublic: boolean;
      shown: ViewedCompanies | undefined;
      /** Other websites show it for a link to the page. */
      card?: SocialCard | undefined;
      /** All calls of the page are about this one company; null otherwise. */
      company: number | null;
      html: ResponseBody;
    };

interface CachedPage {
  page: ServedPage;
  answers: PageData['answers'];
  madeAt: number;
  weight: number;
}

/** All pages together may weigh this many bytes. */
const LARGEST = 16 * 1024 * 1024;
/** A page may show the current year, which no response contains. */
const OLDEST_MS = 10 * 60_000;

/**
 * Caches visitors' pages with the responses that they were rendered from. A change makes the public cache drop every
 * page that may show it, and most don't: each runs its queries again, and is only rendered again if a response differs.
 */
export const createRenderedPageCache = () => {
  const pages = new Map<string, CachedPage>();
  let weight = 0;

  const drop = (key: string) => {
    weight -= pages.get(key)?.weight ?? 0;
    pages.delete(key);
  };

  return {
    find: (key: string): CachedPage | undefined => {
      const cached = pages.get(key);
      return cached && performance.now() - cached.madeAt < OLDEST_MS ? cached : undefined;
    },
    store: (key: string, page: ServedPage, responses: PageData['answers']) => {
      if ('redirectTo' in page) return;
      drop(key);
      // The responses of a page count as much as its text.
      const entry = { page, answers: responses, madeAt: performance.now(), weight: 2 * page.html.weight };
      pages.set(key, entry);
      weight += entry.weight;
      for (const oldest of pages.keys()) {
        if (weight <= LARGEST) break;
        drop(oldest);
      }
    },
  };
};

export type RenderedPageCache = ReturnType<typeof createRenderedPageCache>;
