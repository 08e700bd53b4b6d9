import { tracingChannel } from 'node:diagnostics_channel';
import { makeOutsideCall } from '#server/processes/outside-calls-and-transactions.ts';

/** Describes a call to another server that doesn't use fetch, which reports itself. */
export interface OutgoingCall {
  protocol: string;
  /** It includes the port, but nothing of the data sent. */
  host: string;
}

/** Node's events of this channel begin with its name. */
export const OUTGOING_CALL_CHANNEL = 'giewel:call';

const channel = tracingChannel<object, OutgoingCall>(OUTGOING_CALL_CHANNEL);

/** Tracing hears of the call if it is on; otherwise only the call happens. */
export const traceOutgoingCall = <Result>(call: OutgoingCall, make: () => Promise<Result>): Promise<Result> =>
  makeOutsideCall(call.host, () => channel.tracePromise(make, call));
