import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import type { EmbeddedPostgres } from '#server/database/embedded/start-embedded-postgres.ts';
import { removeAbandoned } from './run-folder.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A test file gets the server of this run here, and creates a database of its own on it. */
    testServer: string;
  }
  interface TaskMeta {
    /**
     * The test proves these codes of docs/requirements.md: `test('…', { meta: { requirements: ['MSG-001'] } },
     * …)`.
     */
    requirements?: string[];
  }
}

/**
 * Tests of pure rules need no database, and starting one takes longer than all of them: the first file that needs
 * it starts it.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await removeAbandoned();
  let starting: Promise<EmbeddedPostgres> | undefined;
  const start = async () => (await import('./start-test-server.ts')).startTestServer();
  const desk = createServer((_, response) => {
    starting ??= start();
    starting.then(
      ({ connection }) => response.end(JSON.stringify(connection)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await once(desk.listen(0, '127.0.0.1'), 'listening');
  project.provide('testServer', `http://127.0.0.1:${(desk.address() as AddressInfo).port}`);
  return async () => {
    desk.close();
    desk.closeAllConnections();
    await (await starting)?.stop();
  };
}
