import { existsSync } from 'node:fs';
import { readConfig } from '#server/config/config.ts';
import { StartupError, StoppedDuringStartError } from '#server/errors/startup-error.ts';
import { endProcess } from '#server/processes/end-process.ts';
import { installShutdownHandlers } from '#server/processes/graceful-shutdown.ts';

/** Runs the process: reads settings, starts the server, obeys signals, and prints one plain sentence if it can't start. */
const run = async () => {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(process.env);

  // The product's modules are loaded only now, so that a wrong setting is reported without waiting for them.
  const { createLogger } = await import('#server/logging/create-logger.ts');
  const ending = installShutdownHandlers(createLogger(config.logLevel));
  const [{ startApp: start }, { formatStartupMessage: welcome }, { loadBuiltPages: builtPages }] =
    await Promise.all([
      import('./start.ts'),
      import('./startup-message.ts'),
      import('#server/pages/load-built-pages.ts'),
    ]);
  const running = await start(config, await builtPages(), { signal: ending.duringStart });
  if (!(await ending.started(running))) return;
  console.log(
    process.stdout.isTTY
      ? welcome(config, running.address)
      : `Giewel is at ${config.publicUrl ?? running.address}`,
  );
};

run().catch((error: unknown) => {
  if (error instanceof StoppedDuringStartError) return endProcess(0);
  console.error(error instanceof StartupError ? error.message : error);
  endProcess(1);
});
