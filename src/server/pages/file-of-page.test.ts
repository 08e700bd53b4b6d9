import { expect, test } from 'vitest';
import { fileOfPage, fileOfTable } from './file-of-page.ts';

const files = [
  'src/features/messaging/pages/web/messages-page.tsx',
  'src/features/folders/pages/web/shared-folder-page.tsx',
  'src/features/folders/pages/web/folder-page.tsx',
  'src/features/messaging/pages/strings/en/talk.ts',
];

test('a page and a table are found by their names', () => {
  expect(fileOfPage(files, 'sharedFolder')).toBe(files[1]);
  expect(fileOfPage(files, 'folder')).toBe(files[2]);
  expect(fileOfTable(files, 'en', 'talk')).toBe(files[3]);
});

test('what was renamed, or is there twice, is missed aloud', () => {
  expect(() => fileOfPage(files, 'home')).toThrow('No file is called …/home-page.tsx');
  expect(() => fileOfTable(files, 'fr', 'talk')).toThrow('No file');
  expect(() => fileOfPage([...files, 'src/other/folder-page.tsx'], 'folder')).toThrow('Several files');
});
