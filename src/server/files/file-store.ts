import type { Readable } from 'node:stream';

export interface OpenFile {
  content: Readable;
  type: string;
  /** In bytes. */
  size: number;
}

/** Where files of people are kept. A name looks like a path: 'pictures/5f0c….webp'. */
export interface FileStore {
  /** Once this has ended the file is there whole, also after a kill. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  read(name: string): Promise<OpenFile | null>;
  /** An address for a minute at which the store itself hands the file out, where it may. */
  sign?: (this: void, name: string, as: { asName: string }) => Promise<string>;
  /** Removing what is not there is no mistake. */
  remove(name: string): Promise<void>;
}

// A name's ending says what the file is, so that a file is never served as what its sender called it.
// What is not named here is not stored.
const typeByEnding = new Map([
  ['webp', 'image/webp'],
  ['pdf', 'application/pdf'],
]);

// One dot, before the ending: no name leads out of its folder, and none is hidden.
const NAME = /^(?:[\w-]+\/)*[\w-]+\.(?<ending>[a-z0-9]+)$/;

/** What a file of this name is, or null where no file of ours can have the name. */
export const typeOfFile = (name: string): string | null =>
  typeByEnding.get(NAME.exec(name)?.groups?.['ending'] ?? '') ?? null;

export const checkFileName = (name: string): string => {
  const type = typeOfFile(name);
  if (type === null) throw new Error(`No file can be stored as ${JSON.stringify(name)}`);
  return type;
};
