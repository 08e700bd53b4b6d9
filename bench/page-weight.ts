// Weighs what public pages make an anonymous visitor download, beside a bare React that hydrates one word.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { publicPages } from '../scripts/measured-pages.ts';
import { FONTS_KB, pageWeight, STYLES_KB } from '../scripts/page-weight.ts';
import { openBench } from './bench-host.ts';

const MOST_COVER_KB = 20;

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

const printWeight = (name: string, kb: number, budgetKb?: number) =>
  console.log(
    `  ${name.padEnd(40)} ${kb.toFixed(1).padStart(6)} kB${budgetKb === undefined ? '' : `   (at most ${budgetKb} kB)`}`,
  );

const bench = await openBench();
const host = await bench.listen({ isCached: false });
for (const { path, mostKb, documentKb } of publicPages) {
  const { document, scripts, styles, fonts } = await pageWeight(host, path);
  console.log(`\n${path} for an anonymous visitor (brotli)`);
  printWeight('document', document, documentKb);
  printWeight('JavaScript', scripts, mostKb);
  printWeight('style sheets', styles, STYLES_KB);
  printWeight('fonts', fonts, FONTS_KB);
}
/** Measures the heaviest cover, by day or night, on a list with as many companies as a page may have. */
const heaviestCover = async () => {
  const html = await (await fetch(`${host}/search?show=200`)).text();
  const covers = [...new Set(html.match(/\/plates\/cover\/[a-z0-9-]+\.svg/g))];
  const sizes: number[] = [];
  for (const cover of covers) {
    const svg = await (
      await fetch(host + cover, { headers: { 'accept-encoding': 'identity' } })
    ).arrayBuffer();
    sizes.push(
      brotliCompressSync(new Uint8Array(svg), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length,
    );
  }
  return Math.max(...sizes) / 1000;
};
console.log('\nCovers of a list (brotli)');
printWeight('the heaviest', await heaviestCover(), MOST_COVER_KB);
await bench.close();
console.log('\nTo compare');
printWeight('bare React, hydrating one word', (await bareReact()) / 1000);
