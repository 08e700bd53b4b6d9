import { expect, test } from 'vitest';
import { LARGEST_FILE } from './largest-file.ts';
import { faultOfFile, formatSize, PICTURE_TYPES, savedName } from './uploaded-file.ts';

test.each([
  [1, '1 KB'],
  [1500, '1 KB'],
  [1024 * 1023, '1023 KB'],
  [1024 * 1024 - 1, '1 MB'],
  [1.44 * 1024 * 1024, '1.4 MB'],
  [LARGEST_FILE, '10 MB'],
])('%d bytes are read as %s', (bytes, read) => {
  expect(formatSize(bytes)).toBe(read);
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
  ['image/png', LARGEST_FILE, null],
  ['application/pdf', LARGEST_FILE + 1, 'size'],
  ['image/svg+xml', 1, 'type'],
  ['', 1, 'type'],
])('a file of type %j and %d bytes: %j', (type, size, fault) => {
  expect(faultOfFile({ type, size })).toBe(fault);
});

test('where pictures are wanted a document is none', () => {
  expect(faultOfFile({ type: 'application/pdf', size: 1 }, PICTURE_TYPES)).toBe('type');
});
