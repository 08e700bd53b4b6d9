import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { waitForHandlersOnShutdown } from './wait-for-handlers-on-shutdown.ts';

test('a server that closes waits for a handler whose client has hung up', async () => {
  const app = Fastify({ forceCloseConnections: 'idle' });
  waitForHandlersOnShutdown(app);
  const { promise: hasBegun, resolve: begin } = Promise.withResolvers<void>();
  const { promise: mayEnd, resolve: letEnd } = Promise.withResolvers<void>();
  const order: string[] = [];
  app.get('/', async () => {
    begin();
    await mayEnd;
    order.push('the handler has ended');
    return 'too late';
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await hasBegun;
  client.destroy();
  await once(client, 'close');
  const connections = promisify(app.server.getConnections.bind(app.server));
  await expect.poll(() => connections()).toBe(0);
  const closed = app.close().then(() => order.push('the server is closed'));
  // A server without this would take this long.
  await Promise.race([closed, setTimeout(200)]);
  letEnd();
  await closed;
  expect(order).toEqual(['the handler has ended', 'the server is closed']);
});

test('a handler that never ends keeps the server from closing for its grace alone', async () => {
  const app = Fastify({ forceCloseConnections: 'idle' });
  waitForHandlersOnShutdown(app, 50);
  const { promise: hasBegun, resolve: begin } = Promise.withResolvers<void>();
  app.get('/', async () => {
    begin();
    await new Promise(() => undefined);
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await hasBegun;
  client.destroy();
  await once(client, 'close');
  await app.close();
});
