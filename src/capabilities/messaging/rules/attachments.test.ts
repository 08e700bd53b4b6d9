import { expect, test } from 'vitest';
import { faultOf, formatSize, LARGEST_ATTACHMENT, savedName, shownBox } from './attachments.ts';

test.each([
  [1, '1 KB'],
  [1500, '1 KB'],
  [1024 * 1023, '1023 KB'],
  [1024 * 1024 - 1, '1 MB'],
  [1.44 * 1024 * 1024, '1.4 MB'],
  [LARGEST_ATTACHMENT, '10 MB'],
])('%d bytes are read as %s', (bytes, read) => {
  expect(formatSize(bytes)).toBe(read);
});

test.each([
  [2048, 1024, 320, 160],
  [1024, 2048, 160, 320],
  [200, 100, 200, 100],
  [2048, 2, 320, 96],
  [1, 1, 96, 96],
])('a picture of %d by %d has a box of %d by %d', (width, height, ...box) => {
  const shown = shownBox({ width, height });
  expect([shown.width, shown.height]).toEqual(box);
});

test.each([
  ['pdf', 'offer.PDF', 'offer.PDF'],
  ['pdf', 'invoice.exe', 'invoice.exe.pdf'],
  ['pdf', '-', '-.pdf'],
  ['picture', 'roof.jpeg', 'roof.webp'],
  ['picture', 'roof', 'roof.webp'],
  ['picture', 'Mersch. North side', 'Mersch. North side.webp'],
] as const)('a %s called %j is saved as %j', (kind, name, saved) => {
  expect(savedName(kind, name)).toBe(saved);
});

test.each([
  ['image/png', LARGEST_ATTACHMENT, null],
  ['application/pdf', LARGEST_ATTACHMENT + 1, 'size'],
  ['image/svg+xml', 1, 'type'],
  ['', 1, 'type'],
])('a file of type %j and %d bytes: %j', (type, size, fault) => {
  expect(faultOf({ type, size })).toBe(fault);
});
