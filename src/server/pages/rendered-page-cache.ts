import type { ShownCompanies } from '#kernel/shown-companies.ts';
import type { ResponseBody } from '#server/http/body.ts';
import type { PageData } from '#web/page-data.ts';

export type HostedPage =
  | { redirectTo: string; hasMoved: boolean }
  | {
      status: number;
      isPublic: boolean;
      shown: ShownCompanies | undefined;
      /** The one company that all it asked is about. */
      company: number | null;
      html: ResponseBody;
    };

interface CachedPage {
  page: HostedPage;
  answers: PageData['answers'];
  madeAt: number;
  weight: number;
}

/** In bytes. */
const LARGEST = 16 * 1024 * 1024;
/** The year may stand on a page, which nobody answers it. */
const OLDEST_MS = 10 * 60_000;

/**
 * Pages of visitors as they were made the last time, with what was answered. A change makes the public cache forget every
 * page that may show it, and most do not: each asks anew, and is made anew where it is answered something else.
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
    store: (key: string, page: HostedPage, responses: PageData['answers']) => {
      if ('redirectTo' in page) return;
      drop(key);
      // What it was made of is counted like what it says of it.
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
