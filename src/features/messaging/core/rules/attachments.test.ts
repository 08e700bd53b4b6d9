import { expect, test } from 'vitest';
import { attachmentDisplaySize } from './attachments.ts';

test.each([
  [2048, 1024, 320, 160],
  [1024, 2048, 160, 320],
  [200, 100, 200, 100],
  [2048, 2, 320, 96],
  [1, 1, 96, 96],
])('a picture of %d by %d has a box of %d by %d', (width, height, ...box) => {
  const size = attachmentDisplaySize({ width, height });
  expect([size.width, size.height]).toEqual(box);
});
