const loaded = new Set<string>();

/**
 * Fetches a page's or a part's code. A browser never asks again for a module that it could not fetch, so without a
 * connection only what has come before is asked for. The text of `load` names its file.
 */
export const loadPart = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  const isOffline = 'onLine' in navigator && !navigator.onLine;
  if (isOffline && !loaded.has(String(load))) throw new Error('No connection');
  const part = await load();
  loaded.add(String(load));
  return part;
};
