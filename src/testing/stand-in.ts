import { afterAll } from 'vitest';
import { type StandInServer, startStandIn } from './stand-in-server.ts';

/**
 * Starts a server on this machine in place of somebody else's, until the tests end. Call it at the top of the
 * file.
 */
export const standIn = async (): Promise<StandInServer> => {
  const server = await startStandIn();
  afterAll(() => server.end());
  return server;
};
