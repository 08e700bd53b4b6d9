import { createDraftFileStore } from '#web/uploads/draft-file-store.ts';

const files = createDraftFileStore('files', (value): value is Blob => value instanceof Blob);

export const {
  put: storeDraftFile,
  read: readDraftFile,
  drop: dropDraftFile,
  dropAll: dropAllDraftFiles,
} = files;
