import { join } from 'node:path';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { UploadedFile, UploadRules } from '#kernel/endpoint.ts';
import { Refusal, type Refusals } from '#kernel/refusal.ts';
import { DiskError } from '#server/errors/unavailable-error.ts';
import { createSemaphore } from '#server/processes/semaphore.ts';
import type { Services } from '#server/services/services.ts';
import { ipNetworkOf } from './ip-network.ts';
import { type ReceivedFile, receiveFileToDisk } from './receive-file.ts';
import { serverRefusals } from './server-refusals.ts';

// A file is in memory while it is examined, so nobody may send files endlessly, and few are examined at once.
const UPLOADS_OF_A_PERSON = { points: 60, seconds: 10 * 60 };
const LOOKED_AT_ONCE = 3;

const inTurn = createSemaphore(LOOKED_AT_ONCE);

/** The host may refuse a form with these before a handler sees its file. */
export const createUploadRefusals = ({ say }: UploadRules) =>
  ({
    notOneFile: { status: 400, say: say.notOneFile },
    fileTooLarge: { status: 413, say: say.tooLarge },
    storageFull: serverRefusals.storageFull,
    tooManyRequests: serverRefusals.tooManyRequests,
  }) as const satisfies Refusals;

interface NamedFile extends ReceivedFile {
  name: string;
}

/** Stops at the first excess byte, however long the file would go on. */
const takeFile = async (file: MultipartFile['file'], folder: string, tooLarge: Refusal) => {
  if (file.truncated) throw tooLarge;
  file.once('limit', () => file.destroy(tooLarge));
  // A reader gets the error too, even one who starts later.
  file.on('error', () => undefined);
  return receiveFileToDisk(file as AsyncIterable<Uint8Array>, folder);
};

const readForm = async (
  request: FastifyRequest,
  { field, largest }: UploadRules,
  folder: string,
  no: { tooLarge: Refusal; notOneFile: Refusal },
): Promise<NamedFile> => {
  // A second file, or any field, breaks a limit and ends the reading.
  const limits = { files: 1, fields: 0, parts: 1, fileSize: largest, fieldNameSize: 100, headerPairs: 20 };
  let namedFile: NamedFile | undefined;
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type !== 'file' || part.fieldname !== field) throw no.notOneFile;
      namedFile = { ...(await takeFile(part.file, folder, no.tooLarge)), name: part.filename };
    }
  } catch (error) {
    await namedFile?.close();
    throw error;
  }
  if (!namedFile) throw no.notOneFile;
  return namedFile;
};

/** Reads the only file of a form. */
const readUpload = async (
  request: FastifyRequest,
  upload: UploadRules,
  { config, limits }: Pick<Services, 'config' | 'limits'>,
): Promise<NamedFile> => {
  await limits.spend(
    'upload',
    request.requestContext.person?.id ?? ipNetworkOf(request.ip),
    UPLOADS_OF_A_PERSON,
  );
  const refusals = createUploadRefusals(upload);
  const tooLarge = new Refusal('fileTooLarge', refusals.fileTooLarge);
  const notOneFile = new Refusal('notOneFile', refusals.notOneFile);
  try {
    const folder = join(config.dataDir, 'arriving');
    return await readForm(request, upload, folder, { tooLarge, notOneFile });
  } catch (error) {
    // Any other error of the form parser is the form's fault.
    throw error === tooLarge || error instanceof DiskError ? error : notOneFile;
  } finally {
    // The rest of a refused form is drained unread, or the connection would stall.
    request.raw.unpipe().resume();
  }
};

/** Reads a form's file, and passes it on when its turn to be examined has come. */
export const readUploadInTurn = async <Result>(
  request: FastifyRequest,
  upload: UploadRules,
  services: Pick<Services, 'config' | 'limits'>,
  use: (file: UploadedFile) => Promise<Result>,
): Promise<Result> => {
  const namedFile = await readUpload(request, upload, services);
  try {
    return await inTurn(async () => use({ bytes: await namedFile.read(), name: namedFile.name }));
  } finally {
    await namedFile.close();
  }
};

/** Encloses calls that accept a file: anywhere else a form is refused, as it isn't JSON. */
export const acceptUploadForms = (app: FastifyInstance, host: (forms: FastifyInstance) => void) => {
  app.register(async (forms) => {
    await forms.register(multipart);
    host(forms);
  });
};
