// This process ends while a timer and a server would keep it alive. The test beside it starts it.
import { createServer } from 'node:http';
import { endProcess } from './end-process.ts';

if (process.argv[2] === 'busy') {
  createServer().listen(0, '127.0.0.1');
  setInterval(() => {}, 1_000);
}
process.stdout.write('output that is still to be written\n'.repeat(5_000));
endProcess(3);
