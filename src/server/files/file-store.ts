import type { Readable } from 'node:stream';

export interface ReadableStoredFile {
  content: Readable;
  type: string;
  size: number;
}

/** People's files are stored here. A name looks like a path: 'pictures/5f0c….webp'. */
export interface FileStore {
  /** Once this has ended the whole file is stored, even after a kill. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  read(name: string): Promise<ReadableStoredFile | null>;
  /** Returns an address at which the store itself serves the file for a minute. Not every store can. */
  sign?: (this: void, name: string, as: { asName: string }) => Promise<string>;
  /** Removing a missing file is no mistake. */
  remove(name: string): Promise<void>;
}

// A name's ending tells the type, so a file is never served as the type that its sender claimed. Other endings can't be
// stored.
const typeByEnding = new Map([
  ['webp', 'image/webp'],
  ['pdf', 'application/pdf'],
]);

// There is one dot, before the ending: no name leads out of its folder, and none is hidden.
const NAME = /^(?:[\w-]+\/)*[\w-]+\.(?<ending>[a-z0-9]+)$/;

/** Returns the type of a file by its name, or null if no file of ours can have the name. */
export const mimeTypeOfFile = (name: string): string | null =>
  typeByEnding.get(NAME.exec(name)?.groups?.['ending'] ?? '') ?? null;

export const requireSafeFileName = (name: string): string => {
  const type = mimeTypeOfFile(name);
  if (type === null) throw new Error(`No file can be stored as ${JSON.stringify(name)}`);
  return type;
};
