import { expect, test } from 'vitest';
import { faultOfProfilePicture, PROFILE_PICTURE, SETTINGS_PICTURE } from './picture.ts';

const MB = 1024 * 1024;

test.each([
  ['VALID-073', PROFILE_PICTURE, 'image/jpeg', 2 * MB, null],
  ['VALID-073', PROFILE_PICTURE, 'image/gif', 10, 'type'],
  ['VALID-073', PROFILE_PICTURE, 'image/svg+xml', 10, 'type'],
  ['VALID-073', PROFILE_PICTURE, '', 10, 'type'],
  ['VALID-074 LIMIT-028', PROFILE_PICTURE, 'image/png', 2 * MB + 1, 'size'],
  ['VALID-075', SETTINGS_PICTURE, 'image/gif', MB, null],
  ['VALID-075', SETTINGS_PICTURE, 'image/png', MB + 1, 'size'],
  ['VALID-075', SETTINGS_PICTURE, 'image/webp', 10, 'type'],
])('%s of %o a %s of %i bytes: %s', (_, rule, type, size, fault) => {
  expect(faultOfProfilePicture({ type, size }, rule)).toBe(fault);
});
