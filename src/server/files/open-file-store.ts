import { join } from 'node:path';
import type { Config } from '#server/config/config.ts';
import { outsideCall } from '#server/processes/outside-call.ts';
import type { FileStore } from './file-store.ts';
import { folderFiles } from './folder-files.ts';
import { s3Files } from './s3-files.ts';

const callsOutside = ({ sign, ...store }: FileStore): FileStore => ({
  put: (...args) => outsideCall('the file store', () => store.put(...args)),
  read: (...args) => outsideCall('the file store', () => store.read(...args)),
  remove: (...args) => outsideCall('the file store', () => store.remove(...args)),
  // Signing happens here, without a call to the store.
  ...(sign && { sign }),
});

export const openFileStore = ({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): FileStore =>
  // Backups include this folder.
  callsOutside(s3 ? s3Files(s3) : folderFiles(join(dataDir, 'files')));
