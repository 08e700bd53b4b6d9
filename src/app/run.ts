import { existsSync } from 'node:fs';
import { readConfig } from '#server/config.ts';
import { StartupError } from '#server/startup-error.ts';
import type { Running } from './start.ts';

/** Whatever hangs by then, a database that does not answer for one, is not waited for. */
const END_WITHIN_MS = 4_500;
/** A terminal and the process that started us may both send the same signal. */
const SAME_SIGNAL_MS = 1_000;

/** The process: settings in, server up, signals obeyed, one plain sentence when it cannot be. */
const run = async () => {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(process.env);
  let running: Running | undefined;
  let toldAt: number | undefined;

  const stop = async () => {
    setTimeout(() => {
      console.error('Not everything could be ended in time.');
      process.exit(1);
    }, END_WITHIN_MS).unref();
    await running?.stop();
    process.exit(0);
  };
  const obey = () => {
    if (toldAt !== undefined) {
      if (performance.now() - toldAt > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    toldAt = performance.now();
    // A signal during the start waits for it: half a start is harder to take down than a whole one.
    if (running) void stop();
  };
  process.on('SIGINT', obey);
  process.on('SIGTERM', obey);

  // Read only now: a wrong setting is said at once, and not after all the product's modules.
  const [{ start }, { builtPages }] = await Promise.all([
    import('./start.ts'),
    import('#server/pages/built-pages.ts'),
  ]);
  running = await start(config, await builtPages());
  if (toldAt !== undefined) {
    await stop();
    return;
  }
  console.log(`\nGiewel is at ${config.publicUrl ?? running.address}`);
  if (config.demo) {
    console.log(
      'Demo accounts: demo-client, demo-company, demo-admin, demo-moderator (password: see README)',
    );
  }
};

run().catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
});
