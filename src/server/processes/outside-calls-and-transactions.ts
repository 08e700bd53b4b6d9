import { AsyncLocalStorage } from 'node:async_hooks';

const transactions = new AsyncLocalStorage<true>();

/** Runs work while a transaction is open. */
export const markInsideTransaction = <Result>(work: () => Result): Result => transactions.run(true, work);

/** Serves work that a start does once, before any request: the demo, whose files and rows are stored together. */
export const allowOutsideCallsInTransaction = <Result>(work: () => Result): Result => transactions.exit(work);

let report = (error: Error): void => {
  throw error;
};

/** A running product only logs it: a call that is sometimes slow is better than none. */
export const reportCallsInTransactions = (reporter: (error: Error) => void): void => {
  report = reporter;
};

/**
 * Every call that may be slow or silent (another server, a file store, a process, a hash) goes through here. The pool's
 * few connections must never wait for one: twelve payments at a silent service would take the database away from
 * everybody.
 */
export const makeOutsideCall = <Result>(to: string, call: () => Result): Result => {
  if (transactions.getStore()) report(new Error(`A transaction is open while ${to} is called`));
  return call();
};
