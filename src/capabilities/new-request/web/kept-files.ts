import { keptIn } from '#web/uploads/kept-files.ts';

const files = keptIn('files', (value): value is Blob => value instanceof Blob);

export const { keep: keepFile, read: keptFile, drop: dropFile, dropAll: dropAllFiles } = files;
