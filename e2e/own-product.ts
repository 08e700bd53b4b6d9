import { afterAll, onTestFinished } from 'vitest';
import { launchProduct, type Product, type ProductProcess, startProduct } from './product.ts';

/** A product for this test file alone. Call it at the top of the file. */
export const startOwnProduct = async (settings: Record<string, string>): Promise<Product> => {
  const product = await startProduct(settings);
  afterAll(() => product.remove());
  return product;
};

/** A product for one test, which may do anything to it. */
export const startForTest = async (settings: Record<string, string> = {}): Promise<Product> => {
  const product = await startProduct(settings);
  onTestFinished(() => product.remove());
  return product;
};

/** The same where it may never come up. */
export const launchForTest = async (settings: Record<string, string> = {}): Promise<ProductProcess> => {
  const launched = await launchProduct(settings);
  onTestFinished(() => launched.remove());
  return launched;
};
