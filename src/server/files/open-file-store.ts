import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { outsideCall } from '#server/outside-call.ts';
import type { FileStore } from './file-store.ts';
import { folderFiles } from './folder-files.ts';
import { s3Files } from './s3-files.ts';

const callsOutside = ({ sign, ...store }: FileStore): FileStore => ({
  put: (...given) => outsideCall('the file store', () => store.put(...given)),
  read: (...given) => outsideCall('the file store', () => store.read(...given)),
  remove: (...given) => outsideCall('the file store', () => store.remove(...given)),
  // Made here, without asking the store.
  ...(sign && { sign }),
});

export const openFileStore = ({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): FileStore =>
  // The folder is the one that backups hold.
  callsOutside(s3 ? s3Files(s3) : folderFiles(join(dataDir, 'files')));
