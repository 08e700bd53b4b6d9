import type { FileStore } from '#server/files/file-store.ts';

/** Whether a file is there. What `read` opens stays open until its content ends, so here it is ended. */
export const isStored = async (files: FileStore, name: string): Promise<boolean> => {
  const file = await files.read(name);
  file?.content.destroy();
  return file !== null;
};
