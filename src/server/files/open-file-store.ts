import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import type { FileStore } from './file-store.ts';
import { folderFiles } from './folder-files.ts';
import { s3Files } from './s3-files.ts';

export const openFileStore = ({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): FileStore =>
  // The folder is the one that backups hold.
  s3 ? s3Files(s3) : folderFiles(join(dataDir, 'files'));
