import { join } from 'node:path';
import type { Config } from '#server/config/config.ts';
import { makeOutsideCall } from '#server/processes/outside-calls-and-transactions.ts';
import type { FileStore } from './file-store.ts';
import { createFolderFileStore } from './folder-file-store.ts';
import { createS3FileStore } from './s3-file-store.ts';

const callsOutside = ({ sign, ...store }: FileStore): FileStore => ({
  put: (...args) => makeOutsideCall('the file store', () => store.put(...args)),
  read: (...args) => makeOutsideCall('the file store', () => store.read(...args)),
  remove: (...args) => makeOutsideCall('the file store', () => store.remove(...args)),
  // Signing happens here, without a call to the store.
  ...(sign && { sign }),
});

export const openFileStore = ({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): FileStore =>
  // Backups include this folder.
  callsOutside(s3 ? createS3FileStore(s3) : createFolderFileStore(join(dataDir, 'files')));
