// This thread requests many new drawings at the same time, whenever it gets a message.
import { connect } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

export const DRAWINGS_AT_ONCE = 200;
const TRADES = ['roofing', 'plumbing', 'electrical', 'painting'];
const GROUNDS = ['minett', 'gutland', 'stad', 'eislek'];

let drawn = 0;
const nextDrawing = () => {
  const number = drawn++;
  const night = number % 2 === 0 ? '' : '-night';
  const trade = TRADES[number % TRADES.length];
  const ground = GROUNDS[Math.floor(number / TRADES.length) % GROUNDS.length];
  const drawing = `/plates/cover/${trade}-${Math.floor(number / 16)}-${ground}${night}.svg`;
  // Every fourth is a social picture: these cost more, so most are refused.
  return number % 4 === 0 ? `/social${drawing.replace('-night', '')}.png` : drawing;
};

// Bare sockets are cheap: a flood comes from other machines, and its clients must not slow the server down here.
const requestDrawing = () =>
  new Promise<number>((resolve, reject) => {
    const { hostname, port } = new URL(workerData);
    let status = 0;
    connect(Number(port), hostname)
      .once('data', (chunk: Buffer) => {
        status = Number(chunk.toString('latin1', 9, 12));
      })
      .on('error', reject)
      .on('close', () => resolve(status))
      .resume()
      .write(
        `GET ${nextDrawing()} HTTP/1.1\r\nhost: ${hostname}\r\naccept-encoding: br\r\nconnection: close\r\n\r\n`,
      );
  });

const requestDrawings = async () => {
  parentPort?.postMessage(await Promise.all(Array.from({ length: DRAWINGS_AT_ONCE }, requestDrawing)));
};

parentPort?.on('message', () => void requestDrawings());
