import { readFileSync } from 'node:fs';
import { productFilePath } from './config/product-file-path.ts';

const read = (path: string) => {
  try {
    return readFileSync(productFilePath(path), 'utf8').trim();
  } catch {
    return undefined;
  }
};

/** In `0.2.0+89b2677` the build adds the commit that it knew (scripts/build.ts). */
export const productVersion =
  read('dist/version') ??
  (JSON.parse(readFileSync(productFilePath('package.json'), 'utf8')) as { version: string }).version;
