import { readFileSync } from 'node:fs';
import { ownFile } from './config/own-file.ts';

const read = (path: string) => {
  try {
    return readFileSync(ownFile(path), 'utf8').trim();
  } catch {
    return undefined;
  }
};

/** In `0.2.0+89b2677` the build adds the commit that it knew (scripts/build.ts). */
export const version =
  read('dist/version') ??
  (JSON.parse(readFileSync(ownFile('package.json'), 'utf8')) as { version: string }).version;
