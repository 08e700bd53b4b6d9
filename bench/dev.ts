// Measures the time from saving a file to seeing the change, for each kind of file, with `npm run dev` on a copy of this tree.
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { copyTree, edits, makeEdit } from '../e2e/edited-copy.ts';
import { findBrowser } from '../e2e/find-browser-program.ts';
import { startProduct } from '../e2e/product.ts';

const folder = await copyTree();
const since = performance.now();
const dev = await startProduct({ DEMO: 'off' }, [process.execPath, join(folder, 'scripts/dev-server.ts')]);
const untilUp = (performance.now() - since) / 1000;
const { env, ...program } = await findBrowser();
const browser = await chromium.launch({ ...program, env: { ...process.env, ...env }, headless: true });
const page = await browser.newPage({ baseURL: dev.address });
await page.goto('/contact');
await page.waitForFunction(() => 'live' in document.documentElement.dataset);
const untilAlive = (performance.now() - since) / 1000;

const seconds = (value: number) => `${value.toFixed(2).padStart(6)} s`;
console.log(
  `\nnpm run dev with an empty database is up after ${untilUp.toFixed(1)} s, a page alive after ${untilAlive.toFixed(1)} s`,
);
for (const edit of edits) {
  const durationMs = await makeEdit(folder, edit, page, dev.address);
  console.log(`  ${edit.name.padEnd(12)} ${seconds(durationMs)}   (${edit.wantedSeconds} wanted)`);
}

await browser.close();
await dev.end('SIGTERM');
await dev.remove();
await rm(dirname(folder), { recursive: true, force: true });
