import { expect, test } from 'vitest';
import { fileIdempotencyKey } from './file-idempotency-key.ts';

const file = (bytes: string) => new File([bytes], `${bytes}.jpg`);

test('a file that is picked again is known by its name and content, in its place', async () => {
  const roof = await fileIdempotencyKey(file('roof'), 'request 1');
  expect(roof).toMatch(/^[0-9a-f]{64}$/);
  expect(await fileIdempotencyKey(new File(['roof'], 'roof.jpg', { lastModified: 7 }), 'request 1')).toBe(
    roof,
  );
  expect(await fileIdempotencyKey(new File(['attic'], 'roof.jpg'), 'request 1')).not.toBe(roof);
  expect(await fileIdempotencyKey(new File(['roof'], 'attic.jpg'), 'request 1')).not.toBe(roof);
  // The server would refuse another address under the same key.
  expect(await fileIdempotencyKey(file('roof'), 'request 2')).not.toBe(roof);
});
