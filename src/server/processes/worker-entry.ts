import { parentPort, workerData } from 'node:worker_threads';
import type { WorkerMessage } from './run-in-worker.ts';

/** Runs in the worker thread: works once, and the thread ends. */
export const runWorkerEntry = async (work: (bytes: Uint8Array) => unknown) => {
  const port = parentPort;
  if (!port) throw new Error('This is for a thread');
  const post = (message: WorkerMessage<unknown>) => port.postMessage(message);
  post({ isReady: true });
  post({ result: await work(workerData as Uint8Array) });
};
