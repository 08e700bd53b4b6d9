import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { buildSources } from '../scripts/build-sources.ts';

interface SourceMap {
  sources: string[];
}

test('the built server holds no source whose change would leave it as it is', () => {
  const maps = globSync('dist/server/*.map');
  const sources = maps.flatMap((map) =>
    (JSON.parse(readFileSync(map, 'utf8')) as SourceMap).sources.map((source) =>
      relative('.', resolve(dirname(map), source)),
    ),
  );
  const ours = [...new Set(sources)].filter((source) =>
    /^(src|illustrations|sheet|db|demo|scripts)\//.test(source),
  );
  expect(ours).toContain('src/app/start.ts');
  expect(ours).toContain('src/app/render-page.tsx');
  const known = new Set(buildSources());
  expect(ours.filter((source) => !known.has(source))).toEqual([]);
});

test('an error in the built server names the lines of the sources', () => {
  const renderer = pathToFileURL(resolve('dist/server/render-page.mjs')).href;
  const stack = execFileSync(process.execPath, [
    '--input-type=module',
    '--eval',
    `process.setSourceMapsEnabled(true);
     const { renderPage } = await import(${JSON.stringify(renderer)});
     await renderPage({ address: '/' }).catch(({ stack }) => console.log(stack));`,
  ]).toString();
  // The request of this test is incomplete, so rendering throws.
  expect(stack).toContain('request.call is not a function');
  const [, line = ''] = /at renderPage \(.*\/src\/app\/render-page\.tsx:(\d+):\d+\)/.exec(stack) ?? [stack];
  const source = readFileSync('src/app/render-page.tsx', 'utf8').split('\n');
  expect(source[Number(line) - 1]).toContain('runQueries(request');
});
