import { tracingChannel } from 'node:diagnostics_channel';
import { outsideCall } from '#server/processes/outside-call.ts';

/** A call of another server that is not made by fetch, which says so itself. */
export interface OutgoingCall {
  protocol: string;
  /** With its port; nothing of what is sent. */
  host: string;
}

/** Node's name for the channel; what happens on it begins with it. */
export const OUTGOING_CALLS = 'giewel:call';

const channel = tracingChannel<object, OutgoingCall>(OUTGOING_CALLS);

/** Whoever keeps traces hears of it; without anybody it is the call alone. */
export const outgoingCall = <Result>(call: OutgoingCall, make: () => Promise<Result>): Promise<Result> =>
  outsideCall(call.host, () => channel.tracePromise(make, call));
