import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

const root = dirname(findPackageJSON(import.meta.url) ?? '.');

/**
 * Where a file of the product is that is read by its path: a migration, a font, the program of a worker. It is named from
 * the root, because what is built into `dist/server` stands elsewhere than its source.
 */
export const ownFile = (path: string): string => join(root, path);
