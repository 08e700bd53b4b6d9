import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import type { PersonalData } from '#server/privacy/personal-data.ts';
import { testHost } from '#testing/host.ts';
import { createPersonalDataArchive } from './server/personal-data-archive.ts';

const { services } = await testHost();

const endless = () =>
  new Readable({
    read() {
      this.push(Buffer.alloc(65_536));
    },
  });

test('a download that is cancelled closes the file it was reading', async () => {
  const opened: Readable[] = [];
  const files = {
    ...services.files,
    read: async () => {
      const content = endless();
      opened.push(content);
      return { content, type: 'image/webp', size: 1 };
    },
  };
  const part: PersonalData = {
    name: 'part',
    tables: [],
    collect: async () => ({}),
    files: async () => ['a.webp', 'b.webp'],
    erase: async () => undefined,
  };
  const archive = await createPersonalDataArchive({ ...services, files }, [part], 1);
  for await (const _ of archive) if (opened.length > 0) break;
  await expect.poll(() => opened.map(({ destroyed }) => destroyed)).toEqual([true]);
});
