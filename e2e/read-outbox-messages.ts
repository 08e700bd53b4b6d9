import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { emailsIn } from '#testing/emails-in.ts';
import { eventually } from '#testing/eventually.ts';
import type { OwnProduct } from './fixtures.ts';

type Outbox = Pick<OwnProduct, 'dataDir'>;

/** The messages a product would have sent, oldest first. */
const messagesOf = async ({ dataDir }: Outbox): Promise<string[]> => {
  const folder = join(dataDir, 'outbox');
  return Promise.all((await emailsIn(folder)).map((name) => readFile(join(folder, name), 'utf8')));
};

/** The code in the newest message to somebody so far. */
export const newestCodeTo = async (product: Outbox, to: string): Promise<string | undefined> => {
  const message = (await messagesOf(product)).findLast((text) => text.includes(`To: ${to}`));
  return message && /\b\d{6}\b/.exec(message.slice(message.indexOf('\n\n')))?.[0];
};

/** The code in the newest message to somebody, once it is another than the one before. */
export const codeSentTo = async (product: Outbox, to: string, before?: string): Promise<string> => {
  let code: string | undefined;
  await eventually(async () => {
    code = await newestCodeTo(product, to);
    expect(code, `a code for ${to}`).toBeDefined();
    expect(code).not.toBe(before);
  });
  return code ?? '';
};

/** The path of the link in the newest message to somebody. */
export const linkSentTo = async (product: Outbox, to: string, page: string): Promise<string> => {
  let link: string | undefined;
  await eventually(async () => {
    const message = (await messagesOf(product)).findLast((text) => text.includes(`To: ${to}`));
    link = message && new RegExp(`/${page}\\?token=[\\w-]+`).exec(message)?.[0];
    expect(link, `a link for ${to}`).toBeDefined();
  });
  return link ?? '';
};
