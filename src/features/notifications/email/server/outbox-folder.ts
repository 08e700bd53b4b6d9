import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface OutboxMessage {
  id: string;
  /** The time of writing, in ISO form. */
  at: string;
  kind: 'mail' | 'sms';
  headers: Record<string, string>;
  text: string;
  /** These files are beside it with the same stem: extensions map to contents. */
  attachments?: Readonly<Record<string, string | Uint8Array>>;
}

// Not every file system allows a colon in names. The id distinguishes two messages of one millisecond.
const fileName = ({ id, at, kind }: OutboxMessage) => `${at.replaceAll(':', '-')}-${kind}-${id}.txt`;

/** Writes under another name until the file is whole, so that nobody reads half a message. */
const writeWhole = async (folder: string, name: string, content: string | Uint8Array) => {
  const unfinished = join(folder, `.${name}`);
  await writeFile(unfinished, content, { mode: 0o600 });
  await rename(unfinished, join(folder, name));
};

/**
 * Writes a message where the operator can read it. Its name depends on the message alone, so a retry replaces the
 * first. Returns the name.
 */
export const writeToOutboxFolder = async (folder: string, message: OutboxMessage): Promise<string> => {
  const name = fileName(message);
  const head = Object.entries(message.headers).map(
    ([header, value]) => `${header}: ${value.replace(/\s+/g, ' ')}`,
  );
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // The attachments come first, so that a reader who finds the message finds them too.
  for (const [ending, content] of Object.entries(message.attachments ?? {}))
    await writeWhole(folder, name.replace('.txt', ending), content);
  await writeWhole(folder, name, `${head.join('\n')}\n\n${message.text}\n`);
  return name;
};
