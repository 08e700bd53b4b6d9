import type { FileStore } from '#server/files/file-store.ts';

/** Returns whether a file exists. The stream that `read` opens stays open until it ends, so it is closed here. */
export const isStored = async (files: FileStore, name: string): Promise<boolean> => {
  const file = await files.read(name);
  file?.content.destroy();
  return file !== null;
};
