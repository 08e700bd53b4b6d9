import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';

export interface CaughtMail {
  to: string;
  /** Its Message-ID, by which a second delivery is known. */
  id: string;
  subject: string;
  /** The whole email with its headers, without folded lines. */
  source: string;
}

const headerOf = (source: string, name: string): string =>
  new RegExp(`^${name}: (.*)$`, 'im').exec(source)?.[1]?.trim() ?? '';

/** Starts a mail server on this machine that keeps what it is sent. */
export const catchMail = async (port = 0) => {
  const mails: CaughtMail[] = [];
  const receive = async (
    stream: SMTPServerDataStream,
    { rcptTo }: SMTPServerSession['envelope'],
    callback: () => void,
  ) => {
    const source = (await text(stream)).replaceAll(/\r?\n[ \t]+/g, ' ');
    const [id, subject] = [headerOf(source, 'Message-ID'), headerOf(source, 'Subject')];
    for (const { address } of rcptTo) mails.push({ to: address, id, subject, source });
    callback();
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData: (stream, { envelope }, callback) => void receive(stream, envelope, callback),
  });
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  return {
    mails,
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    /** Counts those that were delivered once more to somebody who had them. */
    twice: () => mails.length - new Set(mails.map(({ id, to }) => `${id} ${to}`)).size,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};
