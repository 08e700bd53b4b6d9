import { expect, test } from 'vitest';
import { keyOfFile } from './key-of-file.ts';

const file = (bytes: string) => new File([bytes], `${bytes}.jpg`);

test('a file that is picked again is known by its name and content, in its place', async () => {
  const roof = await keyOfFile(file('roof'), 'request 1');
  expect(roof).toMatch(/^[0-9a-f]{64}$/);
  expect(await keyOfFile(new File(['roof'], 'roof.jpg', { lastModified: 7 }), 'request 1')).toBe(roof);
  expect(await keyOfFile(new File(['attic'], 'roof.jpg'), 'request 1')).not.toBe(roof);
  expect(await keyOfFile(new File(['roof'], 'attic.jpg'), 'request 1')).not.toBe(roof);
  // The server would refuse another address under the same key.
  expect(await keyOfFile(file('roof'), 'request 2')).not.toBe(roof);
});
