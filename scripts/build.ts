// Builds what has changed since the last build: the browser's files and the page renderer, into dist/.
import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';

// Whoever calls us, a test run for one, may work in another mode.
process.env['NODE_ENV'] = 'production';

const STAMP = 'dist/.built-from';

const sources = () =>
  globSync('src/**/*.{ts,tsx,css,woff2,svg}', { exclude: (name) => name.includes('.test.') }).concat(
    'package-lock.json',
    'vite.config.ts',
    'scripts/build.ts',
    'scripts/lean-contracts.ts',
  );

const fingerprint = () => {
  const hash = createHash('sha256');
  for (const file of sources().sort()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
};

const isBuilt = (from: string) => {
  try {
    return readFileSync(STAMP, 'utf8') === from;
  } catch {
    return false;
  }
};

/** Assets are compressed once, as far as it goes, instead of on every request a little. */
const compressAssets = () =>
  Promise.all(
    globSync('dist/client/assets/*.{js,css,svg}').map(async (file) => {
      const text = readFileSync(file);
      const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(text, best));
      writeFileSync(`${file}.gz`, await promisify(gzip)(text, { level: 9 }));
    }),
  );

const from = fingerprint();
if (!isBuilt(from)) {
  console.log('Building …');
  rmSync('dist', { recursive: true, force: true });
  await build({ logLevel: 'warn' });
  await build({ logLevel: 'warn', build: { ssr: true } });
  await compressAssets();
  writeFileSync(STAMP, from);
}
