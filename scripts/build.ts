// Builds what has changed since the last build: the browser's files and the server, into dist/ (docs/build.md).
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Rolldown } from 'vite';
import { builtFrom } from './build-sources.ts';
import { chunkGroups } from './chunk-groups.ts';

// The caller may work in another mode: a test run does.
process.env['NODE_ENV'] = 'production';

const STAMP = 'dist/.built-from';

const isBuilt = (from: string) => {
  try {
    return readFileSync(STAMP, 'utf8') === from;
  } catch {
    return false;
  }
};

/** Compresses assets once at the highest level, instead of a little on every request. */
const compressAssets = () =>
  Promise.all(
    globSync('dist/client/assets/*.{js,css}').map(async (file) => {
      const text = readFileSync(file);
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(text));
      writeFileSync(`${file}.gz`, await promisify(gzip)(text, { level: 9 }));
    }),
  );

/** Whichever of two chunks that import each other runs first finds the other empty, and no page becomes interactive. */
const refuseCircles = (chunks: readonly Rolldown.OutputChunk[]) => {
  const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
  const visit = (file: string, way: readonly string[]) => {
    if (way.includes(file)) throw new Error(`Chunks import each other: ${[...way, file].join(' → ')}`);
    const imports = importsOf.get(file) ?? [];
    for (const imported of imports) visit(imported, [...way, file]);
    importsOf.delete(file);
  };
  for (const { fileName } of chunks) visit(fileName, []);
};

const isChunk = (file: Rolldown.OutputChunk | Rolldown.OutputAsset) => file.type === 'chunk';

/** Builds twice: the small chunks of the first build show which modules belong together. */
const buildForBrowser = async () => {
  const { build } = await import('vite');
  const cut = (await build({ logLevel: 'warn', build: { write: false } })) as Rolldown.RolldownOutput;
  const groupOf = new Map(
    chunkGroups(cut.output.filter(isChunk)).flatMap((modules, number) =>
      modules.map((id) => [id, `shared-${number}`]),
    ),
  );
  // The code that every page needs is grouped anew as well, so that small parts can join it.
  const shared = { debugName: 'shared', priority: 1, name: (id: string) => groupOf.get(id) ?? null };
  const built = (await build({
    logLevel: 'warn',
    build: { rolldownOptions: { output: { codeSplitting: { groups: [shared] } } } },
  })) as Rolldown.RolldownOutput;
  refuseCircles(built.output.filter(isChunk));
};

/** `0.2.0+89b2677`, for `giewel --version` and /healthz. Where there is no git, as in an image, COMMIT says it. */
const writeVersion = () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const { stdout } = spawnSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' });
  const commit = process.env['COMMIT'] || stdout?.trim();
  writeFileSync('dist/version', `${version}${commit ? `+${commit}` : ''}\n`);
};

const from = builtFrom();
if (!isBuilt(from)) {
  console.log('Building …');
  // Vite is imported late, because most starts find a finished build.
  const { build } = await import('vite');
  rmSync('dist', { recursive: true, force: true });
  // It may hold compiled files whose sources are gone.
  rmSync('.cache/compiled', { recursive: true, force: true });
  await buildForBrowser();
  await build({ logLevel: 'warn', build: { ssr: true } });
  await compressAssets();
  writeFileSync(STAMP, from);
}
// A commit that changes no source is another version all the same.
writeVersion();
