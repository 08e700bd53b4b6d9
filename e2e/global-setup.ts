import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { removeAbandoned } from '#testing/run-folder.ts';
import { startTestServer } from '#testing/start-test-server.ts';
import { secretsIn } from '#testing/watched-log.ts';
import { startProduct } from './product.ts';

const ERROR_LEVEL = 50;

const errorsIn = (output: string) =>
  output
    .split('\n')
    .filter((line) => line.startsWith('{') && (JSON.parse(line) as { level: number }).level >= ERROR_LEVEL);

/**
 * Builds what has changed and starts it with the demo, as `npm start` does; tests only read from this one product. Beside
 * it runs a PostgreSQL for the products that test files have of their own. What it returns ends both, and fails the run
 * where the product logged what it must not.
 */
export default async function setup(): Promise<() => Promise<void>> {
  await removeAbandoned();
  // The build runs beside this process, which serves the page of the tests with --ui.
  const build = spawn(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' });
  const [exitCode] = await once(build, 'exit');
  if (exitCode !== 0) throw new Error('The build failed.');
  const server = await startTestServer();
  const product = await startProduct({ DEMO: 'on', LAUNCH: 'prelaunch', LOG_LEVEL: 'info' });
  // Workers inherit the environment, which is how Playwright hands on what a global setup has made.
  process.env['E2E_PRODUCT'] = product.address;
  process.env['E2E_DATABASE_SERVER'] = JSON.stringify(server.connection);
  return async () => {
    const { code, signal } = await product.end('SIGTERM');
    await product.remove();
    await server.stop();
    const errors = [...errorsIn(product.stdout()), product.stderr()].filter(Boolean);
    if (errors.length > 0) throw new Error(`The product logged errors:\n${errors.join('\n')}`);
    const secrets = secretsIn(product.stdout().split('\n'));
    if (secrets.length > 0) throw new Error(`The product logged what people sent:\n${secrets.join('\n')}`);
    if (code !== 0) throw new Error(`The product ended with ${signal ?? code} and not with 0.`);
  };
}
