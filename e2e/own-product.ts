import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, onTestFinished } from 'vitest';
import { launchProduct, type Product, type ProductProcess, startProduct } from './product.ts';

/** A product for this test file alone. Call it at the top of the file. */
export const startOwnProduct = async (settings: Record<string, string>): Promise<Product> => {
  const product = await startProduct(settings);
  afterAll(() => product.remove());
  return product;
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
