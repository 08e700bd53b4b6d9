import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';

interface ReceivedMail {
  to: string[];
  /** Contains the raw email: headers, then both parts. */
  source: string;
}

export interface MailServer {
  url: string;
  received: ReceivedMail[];
  /** Each refuses one future email with this status. */
  refusals: number[];
  /** True if it accepts input and never replies. */
  isStuck: boolean;
  close: () => Promise<void>;
}

/** Starts a mail server on this machine, until it is closed. */
export const openMailServer = async (): Promise<MailServer> => {
  const state: MailServer = {
    url: '',
    received: [],
    refusals: [],
    isStuck: false,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  const receive = async (
    stream: SMTPServerDataStream,
    { envelope }: SMTPServerSession,
    done: (error?: Error) => void,
  ) => {
    const to = envelope.rcptTo.map(({ address }) => address);
    const source = await text(stream);
    const responseCode = state.refusals.shift();
    if (responseCode !== undefined) {
      done(Object.assign(new Error(`<${to.join()}> is not wanted`), { responseCode }));
      return;
    }
    state.received.push({ to, source });
    if (!state.isStuck) done();
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onAuth: (_, __, done) => done(new Error('Nobody may sign in')),
    onData: (stream, session, done) => void receive(stream, session, done),
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  state.url = `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  return state;
};
