import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { FileStore } from '#server/files/file-store.ts';
import type { PersonalData } from '#server/privacy/personal-data.ts';
import type { Services } from '#server/services/services.ts';

const openForArchive = async (archive: Readable, files: FileStore, name: string): Promise<Readable> => {
  const file = await files.read(name);
  // A lost file is empty here: it must not cost the person all the rest.
  const content = file?.content ?? Readable.from([]);
  // A person who cancels the download must not leave the file open.
  if (archive.destroyed) content.destroy();
  archive.once('close', () => content.destroy());
  return content;
};

const addFile = (zip: ZipFile, archive: Readable, files: FileStore, name: string, mtime: Date) => {
  // The file is opened when its turn comes. Pictures are compressed already.
  zip.addReadStreamLazy(name, { mtime, compress: false }, (give) => {
    openForArchive(archive, files, name).then(
      (content) => give(null, content),
      (error: unknown) => give(error, Readable.from([])),
    );
  });
};

/** Packs all stored data about a person into a ZIP: a JSON file for each module, and the person's files. */
export const createPersonalDataArchive = async (
  { db, files, clock }: Pick<Services, 'db' | 'files' | 'clock'>,
  parts: readonly PersonalData[],
  userId: number,
): Promise<Readable> => {
  const zip = new ZipFile();
  const mtime = clock.now();
  const archive = zip.outputStream as Readable;
  zip.on('error', (error: Error) => archive.destroy(error));
  // All parts are read in one snapshot, so that none contradicts another.
  const { contents, names } = await db.transaction(
    async (transaction) => {
      const contents: [name: string, content: Buffer][] = [];
      const names: string[] = [];
      for (const part of parts) {
        const content = JSON.stringify(await part.collect(transaction, userId), null, 2);
        contents.push([`${part.name}.json`, Buffer.from(content)]);
        names.push(...((await part.files?.(transaction, userId, [])) ?? []));
        names.push(...((await part.sharedFiles?.(transaction, userId)) ?? []));
      }
      return { contents, names };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  for (const [name, content] of contents) zip.addBuffer(content, name, { mtime });
  for (const name of names) addFile(zip, archive, files, name, mtime);
  zip.end();
  return archive;
};
