import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod/mini';
import { productFilePath } from '#server/config/product-file-path.ts';

const FOLDER = productFilePath('demo');

/** Reads a file of the folder `demo`, which holds the words, names and figures of the demo. */
export const readMaterial = <T>(name: string, schema: z.ZodMiniType<T>): T => {
  const read = schema.safeParse(JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8')));
  if (!read.success) throw new Error(`demo/${name}.json: ${read.error.message}`);
  return read.data;
};
