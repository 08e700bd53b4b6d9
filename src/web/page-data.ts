import type { QueryClient } from '@tanstack/react-query';
import type { Language } from '#kernel/language.ts';
import { ApiError } from './api-client.ts';
import type { SiteSettings } from './site-settings.tsx';

/** The server's responses from rendering spare the browser from fetching them again. */
export interface PageData {
  language: Language;
  site: SiteSettings;
  answers: {
    key: readonly (string | number)[];
    value?: unknown;
    error?: { status: number; body: string };
  }[];
}

/** Caches the responses, refused ones as refused, so that both sides render the same. */
export const fillQueryCache = (client: QueryClient, responses: PageData['answers']) => {
  for (const { key, value, error } of responses) {
    if (error === undefined) client.setQueryData(key, value);
    else {
      const now = Date.now();
      client.getQueryCache().build(
        client,
        { queryKey: key },
        {
          data: undefined,
          dataUpdateCount: 0,
          dataUpdatedAt: 0,
          error: new ApiError(error.status, error.body),
          errorUpdateCount: 1,
          errorUpdatedAt: now,
          fetchFailureCount: 1,
          fetchFailureReason: null,
          fetchMeta: null,
          fetchStatus: 'idle',
          isInvalidated: false,
          status: 'error',
        },
      );
    }
  }
};
