import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll } from 'vitest';

interface StandInRequest {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
  /** The body of what is no text. */
  bytes: Buffer;
}

interface StandInAnswer {
  status?: number;
  headers?: Record<string, string>;
  body?: object;
}

interface StandIn {
  url: string;
  requests: StandInRequest[];
  /** How it answers now; null is silence. */
  answer: (request: StandInRequest) => StandInAnswer | null | Promise<StandInAnswer | null>;
}

/** A server on this machine in the place of somebody else's. Call it at the top of the file. */
export const standIn = async (): Promise<StandIn> => {
  const state: StandIn = { url: '', requests: [], answer: () => ({}) };
  const reply = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url: path = '', headers } = request;
    const bytes = await buffer(request);
    const asked = { method, path, headers, body: bytes.toString(), bytes };
    state.requests.push(asked);
    const answer = await state.answer(asked);
    if (!answer) return;
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers });
    response.end(JSON.stringify(answer.body ?? {}));
  };
  const server = createServer((request, response) => void reply(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return state;
};
