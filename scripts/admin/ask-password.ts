import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { StartupError } from '#server/errors/startup-error.ts';

type AskOnTerminal = (question: string) => Promise<string>;

/** Asks on the terminal without echo. Prompts go to stderr, so that they do not mix with output. */
const unseen = async <Result>(work: (askUnseen: AskOnTerminal) => Promise<Result>): Promise<Result> => {
  const nowhere = new Writable({ write: (_, __, callback) => callback() });
  // From here to its end the terminal echoes nothing, also not what is typed too early.
  const reader = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  const { promise: givenUp, reject } = Promise.withResolvers<never>();
  reader.once('close', () => reject(new StartupError('No password was given. Nothing was changed.')));
  try {
    return await work(async (question) => {
      process.stderr.write(question);
      try {
        return await Promise.race([givenUp, reader.question('')]);
      } finally {
        process.stderr.write('\n');
      }
    });
  } finally {
    reader.close();
  }
};

/** Reads it twice from the terminal, or else from a pipe, without the final line break. */
export const askPassword = async (): Promise<string> => {
  if (!process.stdin.isTTY) return (await text(process.stdin)).replace(/\r?\n$/, '');
  const [first, second] = await unseen(async (askUnseen) => [
    await askUnseen('Password: '),
    await askUnseen('Once more: '),
  ]);
  if (first === undefined || first !== second) {
    throw new StartupError('The two passwords differ. Nothing was changed.');
  }
  return first;
};
