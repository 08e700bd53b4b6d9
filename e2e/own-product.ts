import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';
import { start } from '#app/start.ts';
import { readConfig } from '#server/config.ts';
import { builtPages } from '#server/pages/built-pages.ts';
import { makeRunFolder } from '#testing/run-folder.ts';
import { closePagesOf } from './browser.ts';
import { launchProduct, type Product, type ProductProcess, startProduct } from './product.ts';

/** What a test of pages needs of a product: where it answers, and where its mails are. */
export type OwnProduct = Pick<Product, 'address' | 'dataDir'>;

/**
 * The built product for this test file alone, within the worker that tests it: thirty processes would each read all
 * modules again. Call it at the top of the file.
 */
export const startOwnProduct = async (settings: Record<string, string>): Promise<OwnProduct> => {
  const folder = await makeRunFolder();
  const config = readConfig({
    PORT: '0',
    LOG_LEVEL: 'error',
    DATA_DIR: join(folder, 'data'),
    VIES_URL: 'http://127.0.0.1:1',
    ...settings,
  });
  const running = await start(config, await builtPages());
  afterAll(async () => {
    await closePagesOf(running.address);
    await running.stop();
    await rm(folder, { recursive: true, force: true });
  });
  return { address: running.address, dataDir: config.dataDir };
};

/** The settings of a launched product, tried out on this machine: its address is known before it starts. */
export const launchedHere = async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return { LAUNCH: 'live', PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` };
};

/** A product for one test, which may do anything to it. */
export const startForTest = async (
  settings: Record<string, string> = {},
  command?: Parameters<typeof startProduct>[1],
): Promise<Product> => {
  const product = await startProduct(settings, command);
  onTestFinished(() => product.remove());
  return product;
};

/** The same where it may never come up. */
export const launchForTest = async (settings: Record<string, string> = {}): Promise<ProductProcess> => {
  const launched = await launchProduct(settings);
  onTestFinished(() => launched.remove());
  return launched;
};
