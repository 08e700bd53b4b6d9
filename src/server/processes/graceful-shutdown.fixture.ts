// This process responds slowly, and meanwhile an error is caught by nobody. The test beside it starts it.
import { setTimeout } from 'node:timers/promises';
import Fastify from 'fastify';
import { pino } from 'pino';
import { installShutdownHandlers } from './graceful-shutdown.ts';

const app = Fastify({ forceCloseConnections: 'idle' });
app.get('/', async () => {
  if (process.argv[2] === 'rejection') void Promise.reject(new Error('nobody waits for this'));
  else
    setImmediate(() => {
      throw new Error('nobody waits for this');
    });
  await setTimeout(200);
  return 'a whole answer';
});
const ending = installShutdownHandlers(pino({ level: 'error' }));
const address = await app.listen({ host: '127.0.0.1', port: 0 });
await ending.started({ stop: () => app.close() });
process.stdout.write(address);
