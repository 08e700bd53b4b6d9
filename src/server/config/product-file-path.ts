import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

const root = dirname(findPackageJSON(import.meta.url) ?? '.');

/**
 * Finds a file of the product that is read by its path: a migration, a font, a worker's program. Paths start at the
 * root, because built code in `dist/server` is elsewhere than its source.
 */
export const productFilePath = (path: string): string => join(root, path);
