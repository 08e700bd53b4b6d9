import { afterAll } from 'vitest';
import { openMailServer } from './open-mail-server.ts';

/** Starts a mail server for a test file. Call it at the top of the file. */
export const mailServer = async () => {
  const server = await openMailServer();
  afterAll(server.close);
  return server;
};
