const loaded = new Set<string>();

/**
 * Fetches the code of a page or a part. A browser never retries a module that it could not fetch, so without a
 * connection only modules loaded before are imported. The text of `load` names its file.
 */
export const loadLazyModule = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  const isOffline = 'onLine' in navigator && !navigator.onLine;
  if (isOffline && !loaded.has(String(load))) throw new Error('No connection');
  const part = await load();
  loaded.add(String(load));
  return part;
};
