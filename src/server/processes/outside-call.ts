import { AsyncLocalStorage } from 'node:async_hooks';

const transactions = new AsyncLocalStorage<true>();

/** Runs what happens while a transaction is open. */
export const insideTransaction = <Result>(work: () => Result): Result => transactions.run(true, work);

/** For what is done once, at a start, before anybody asks for anything: the demo, whose files and rows are stored together. */
export const whileNobodyWaits = <Result>(work: () => Result): Result => transactions.exit(work);

let report = (error: Error): void => {
  throw error;
};

/** A running product only says so in its log: a call that is slow now and then is better than none. */
export const reportCallsInTransactions = (reporter: (error: Error) => void): void => {
  report = reporter;
};

/**
 * Every call of something that may be slow or silent (another server, a file store, a process, a hash) goes through
 * here. One of the few connections of the pool must never wait for it: twelve payments at a silent service would take
 * the database away from everybody.
 */
export const outsideCall = <Result>(to: string, call: () => Result): Result => {
  if (transactions.getStore()) report(new Error(`A transaction is open while ${to} is called`));
  return call();
};
