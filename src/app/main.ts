import { existsSync } from 'node:fs';
import { readConfig } from '#server/config.ts';
import { builtPages } from '#server/pages/built-pages.ts';
import { StartupError } from '#server/startup-error.ts';
import { type Running, start } from './start.ts';

/** The process: settings in, server up, signals obeyed, one plain sentence when it cannot be. */
const run = async () => {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(process.env);
  let running: Running | undefined;
  let isStopping = false;

  const stop = async () => {
    await running?.stop();
    process.exit(0);
  };
  const obey = () => {
    const isFirst = !isStopping;
    isStopping = true;
    // A signal during the start waits for it: half a start is harder to take down than a whole one.
    if (isFirst && running) void stop();
  };
  process.on('SIGINT', obey);
  process.on('SIGTERM', obey);

  running = await start(config, await builtPages());
  if (isStopping) {
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
