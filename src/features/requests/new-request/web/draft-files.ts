import { storedFilesIn } from '#web/uploads/stored-files.ts';

const files = storedFilesIn('files', (value): value is Blob => value instanceof Blob);

export const {
  put: storeDraftFile,
  read: readDraftFile,
  drop: dropDraftFile,
  dropAll: dropAllDraftFiles,
} = files;
