import { expect, test } from 'vitest';
import { MAX_FILE_BYTES } from './max-file-bytes.ts';
import { whyNotUpload, formatFileSize, PICTURE_TYPES, downloadFileName } from './uploaded-file.ts';

test.each([
  [1, '1 KB'],
  [1500, '1 KB'],
  [1024 * 1023, '1023 KB'],
  [1024 * 1024 - 1, '1 MB'],
  [1.44 * 1024 * 1024, '1.4 MB'],
  [MAX_FILE_BYTES, '10 MB'],
])('%d bytes are read as %s', (bytes, read) => {
  expect(formatFileSize(bytes)).toBe(read);
});

test.each([
  ['pdf', 'offer.PDF', 'offer.PDF'],
  ['pdf', 'invoice.exe', 'invoice.exe.pdf'],
  ['pdf', '-', '-.pdf'],
  ['picture', 'roof.jpeg', 'roof.webp'],
  ['picture', 'roof', 'roof.webp'],
  ['picture', 'Mersch. North side', 'Mersch. North side.webp'],
] as const)('a %s called %j is saved as %j', (kind, name, saved) => {
  expect(downloadFileName(kind, name)).toBe(saved);
});

test.each([
  ['image/png', MAX_FILE_BYTES, null],
  ['application/pdf', MAX_FILE_BYTES + 1, 'size'],
  ['image/svg+xml', 1, 'type'],
  ['', 1, 'type'],
])('a file of type %j and %d bytes: %j', (type, size, fault) => {
  expect(whyNotUpload({ type, size })).toBe(fault);
});

test('where pictures are wanted a document is none', () => {
  expect(whyNotUpload({ type: 'application/pdf', size: 1 }, PICTURE_TYPES)).toBe('type');
});
