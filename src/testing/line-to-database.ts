import { afterAll } from 'vitest';
import type { SocketConnection } from '#server/database/embedded/start-embedded.ts';
import { type Line, openLine } from './open-line.ts';

/** A network between us and the database, for tests of what networks do. Call it at the top of the file. */
export const lineToDatabase = async (
  connection: SocketConnection,
  options: { isDeaf?: boolean } = {},
): Promise<Line> => {
  const line = await openLine(connection, options);
  afterAll(() => line.close());
  return line;
};
