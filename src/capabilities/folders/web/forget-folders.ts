import type { QueryClient } from '@tanstack/react-query';

/** A change of folders or likes: what was known of either is asked for anew. */
export const forgetFolders = (client: QueryClient): void => {
  void client.invalidateQueries({
    predicate: ({ queryKey }) => /^\/api\/(folders|contacts)\b/.test(String(queryKey[0])),
  });
};
