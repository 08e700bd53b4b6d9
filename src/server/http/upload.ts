import { buffer } from 'node:stream/consumers';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SentFile, Upload } from '../../kernel/endpoint.ts';
import { Refusal, type Refusals } from '../../kernel/refusal.ts';
import type { Limits } from '../limits.ts';
import { hostRefusals } from './host-refusals.ts';

// A file is in memory while it is looked at, so nobody sends files without end.
const UPLOADS_OF_A_PERSON = { points: 60, seconds: 10 * 60 };

/** What the host may refuse of a form before a handler sees its file. */
export const uploadRefusals = ({ say }: Upload) =>
  ({
    notOneFile: { status: 400, say: say.notOneFile },
    fileTooLarge: { status: 413, say: say.tooLarge },
    tooManyRequests: hostRefusals.tooManyRequests,
  }) as const satisfies Refusals;

/** In memory, and given up on at the first byte too many, however long it would go on. */
const readFile = async (file: MultipartFile['file'], tooLarge: Refusal): Promise<Uint8Array> => {
  if (file.truncated) throw tooLarge;
  file.once('limit', () => file.destroy(tooLarge));
  return buffer(file);
};

const readForm = async (
  request: FastifyRequest,
  { field, largest }: Upload,
  no: { tooLarge: Refusal; notOneFile: Refusal },
): Promise<SentFile> => {
  // A second file, or any field, breaks a limit and with it the reading.
  const limits = { files: 1, fields: 0, parts: 1, fileSize: largest, fieldNameSize: 100, headerPairs: 20 };
  let sent: SentFile | undefined;
  for await (const part of request.parts({ limits })) {
    if (part.type !== 'file' || part.fieldname !== field) throw no.notOneFile;
    sent = { bytes: await readFile(part.file, no.tooLarge), name: part.filename };
  }
  if (!sent) throw no.notOneFile;
  return sent;
};

/** The file of a form that holds nothing else. */
export const readUpload = async (
  request: FastifyRequest,
  upload: Upload,
  limits: Limits,
): Promise<SentFile> => {
  await limits.spend('upload', request.asker.person?.id ?? request.ip, UPLOADS_OF_A_PERSON);
  const refusals = uploadRefusals(upload);
  const tooLarge = new Refusal('fileTooLarge', refusals.fileTooLarge);
  const notOneFile = new Refusal('notOneFile', refusals.notOneFile);
  try {
    return await readForm(request, upload, { tooLarge, notOneFile });
  } catch (error) {
    // Whatever the reader of forms stumbles over is the form's fault.
    throw error === tooLarge ? tooLarge : notOneFile;
  } finally {
    // The rest of a form that was refused is let through unread, or the connection would stand still.
    request.raw.unpipe().resume();
  }
};

/** A place of its own for calls that take a file: anywhere else a form is refused as no JSON. */
export const withForms = (app: FastifyInstance, host: (forms: FastifyInstance) => void) => {
  app.register(async (forms) => {
    await forms.register(multipart);
    host(forms);
  });
};
