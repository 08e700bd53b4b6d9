import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Config } from '#server/config/config.ts';
import { StartupError } from '#server/errors/startup-error.ts';

type Place = Pick<Config, 'host' | 'port'>;

/** Returns a sentence for a listening error that the operator can put right; any other error unchanged. */
export const explainListenError = (error: unknown, { host, port }: Place): unknown => {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return new StartupError(`Port ${port} is in use. Set PORT to another one.`);
  if (code === 'EACCES') return new StartupError(`Port ${port} may not be opened by this user.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartupError(`HOST ${host} is no address of this machine.`);
  }
  return error;
};

/**
 * Refuses a used port before anything else begins: a first start makes a database and a demo, and nobody should wait a
 * minute to learn that another program listens there.
 */
export const checkPort = async (place: Place): Promise<void> => {
  const probe = createServer();
  try {
    await once(probe.listen({ host: place.host, port: place.port }), 'listening');
  } catch (error) {
    throw explainListenError(error, place);
  }
  await new Promise((resolve) => probe.close(resolve));
};
