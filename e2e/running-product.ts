import { execFileSync } from 'node:child_process';
import type { TestProject } from 'vitest/node';
import { secretsIn } from '#testing/watched-log.ts';
import { type BrowserProgram, findBrowser } from './carried-browser.ts';
import { startProduct } from './product.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the built product answers, in pre-launch and with the demo. Tests only read from it. */
    product: string;
    browser: BrowserProgram;
  }
}

const ERROR_LEVEL = 50;

const errorsIn = (output: string) =>
  output
    .split('\n')
    .filter((line) => line.startsWith('{') && (JSON.parse(line) as { level: number }).level >= ERROR_LEVEL);

/** Builds what has changed and starts it, as `npm start` does; the whole run visits this one product. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  execFileSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' });
  const [browser, product] = await Promise.all([
    findBrowser(),
    startProduct({ DEMO: 'on', LAUNCH: 'prelaunch', LOG_LEVEL: 'info' }),
  ]);
  project.provide('browser', browser);
  project.provide('product', product.address);
  return async () => {
    const { code, signal } = await product.end('SIGTERM');
    await product.remove();
    const errors = [...errorsIn(product.stdout()), product.stderr()].filter(Boolean);
    if (errors.length > 0) throw new Error(`The product logged errors:\n${errors.join('\n')}`);
    const secrets = secretsIn(product.stdout().split('\n'));
    if (secrets.length > 0) throw new Error(`The product logged what people sent:\n${secrets.join('\n')}`);
    if (code !== 0) throw new Error(`The product ended with ${signal ?? code} and not with 0.`);
  };
}
