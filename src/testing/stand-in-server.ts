import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface StandInRequest {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
  /** A body that is no text is read from here. */
  bytes: Buffer;
}

interface StandInResponse {
  status?: number;
  headers?: Record<string, string>;
  body?: object;
}

export interface StandInServer {
  url: string;
  requests: StandInRequest[];
  /** Decides the next responses; null is silence. */
  respond: (request: StandInRequest) => StandInResponse | null | Promise<StandInResponse | null>;
  end(): void;
}

/** Starts a server on this machine in place of somebody else's, until it is closed. */
export const startStandIn = async (): Promise<StandInServer> => {
  const reply = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url: path = '', headers } = request;
    const bytes = await buffer(request);
    const received = { method, path, headers, body: bytes.toString(), bytes };
    state.requests.push(received);
    const standInResponse = await state.respond(received);
    if (!standInResponse) return;
    response.writeHead(standInResponse.status ?? 200, {
      'content-type': 'application/json',
      ...standInResponse.headers,
    });
    response.end(JSON.stringify(standInResponse.body ?? {}));
  };
  const server = createServer((request, response) => void reply(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const state: StandInServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    respond: () => ({}),
    end: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return state;
};
