import { expect, test } from 'vitest';
import { findFileOfPage, findFileOfStringTable } from './find-source-file.ts';

const files = [
  'src/features/messaging/pages/web/messages-page.tsx',
  'src/features/folders/pages/web/shared-folder-page.tsx',
  'src/features/folders/pages/web/folder-page.tsx',
  'src/features/messaging/pages/strings/en/talk.ts',
];

test('a page and a table are found by their names', () => {
  expect(findFileOfPage(files, 'sharedFolder')).toBe(files[1]);
  expect(findFileOfPage(files, 'folder')).toBe(files[2]);
  expect(findFileOfStringTable(files, 'en', 'talk')).toBe(files[3]);
});

test('what was renamed, or is there twice, is missed aloud', () => {
  expect(() => findFileOfPage(files, 'home')).toThrow('No file is called …/home-page.tsx');
  expect(() => findFileOfStringTable(files, 'fr', 'talk')).toThrow('No file');
  expect(() => findFileOfPage([...files, 'src/other/folder-page.tsx'], 'folder')).toThrow('Several files');
});
