// What public pages make an anonymous visitor download, beside a bare React that hydrates one word.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { pages } from '../scripts/page-sizes.ts';
import { FONTS_KB, pageWeight, STYLES_KB } from '../scripts/page-weight.ts';
import { openBench } from './bench-host.ts';

process.env['NODE_ENV'] = 'production';
const bareReact = async () => {
  const folder = await mkdtemp(join(resolve('node_modules'), '.bench-'));
  const entry = join(folder, 'entry.js');
  await writeFile(
    entry,
    `import { createElement } from 'react'; import { hydrateRoot } from 'react-dom/client';
     hydrateRoot(document.body, createElement('p', null, 'Moien'));`,
  );
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input: entry } },
  })) as Rolldown.RolldownOutput;
  await rm(folder, { recursive: true });
  const code = built.output.map((part) => ('code' in part ? part.code : '')).join('');
  return brotliCompressSync(code).length;
};

const line = (name: string, kb: number, most?: number) =>
  console.log(
    `  ${name.padEnd(40)} ${kb.toFixed(1).padStart(6)} kB${most === undefined ? '' : `   (at most ${most} kB)`}`,
  );

const bench = await openBench();
const host = await bench.listen({ isCached: false });
for (const { path, mostKb } of pages) {
  const { scripts, styles, fonts } = await pageWeight(host, path);
  console.log(`\n${path} for an anonymous visitor (brotli)`);
  line('JavaScript', scripts, mostKb);
  line('style sheets', styles, STYLES_KB);
  line('fonts', fonts, FONTS_KB);
}
await bench.close();
console.log('\nTo compare');
line('bare React, hydrating one word', (await bareReact()) / 1000);
