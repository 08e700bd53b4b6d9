import { expect, test } from 'vitest';
import { faultOfProfilePicture, PROFILE_PICTURE, SETTINGS_PICTURE } from './picture.ts';

const MB = 1024 * 1024;

test.each([
  [PROFILE_PICTURE, 'image/jpeg', 2 * MB, null, 'VALID-073'],
  [PROFILE_PICTURE, 'image/gif', 10, 'type', 'VALID-073'],
  [PROFILE_PICTURE, 'image/svg+xml', 10, 'type', 'VALID-073'],
  [PROFILE_PICTURE, '', 10, 'type', 'VALID-073'],
  [PROFILE_PICTURE, 'image/png', 2 * MB + 1, 'size', 'VALID-074 LIMIT-028'],
  [SETTINGS_PICTURE, 'image/gif', MB, null, 'VALID-075'],
  [SETTINGS_PICTURE, 'image/png', MB + 1, 'size', 'VALID-075'],
  [SETTINGS_PICTURE, 'image/webp', 10, 'type', 'VALID-075'],
])('of %o a %s of %i bytes: %s (%s)', (rule, type, size, fault, _codes) => {
  expect(faultOfProfilePicture({ type, size }, rule)).toBe(fault);
});
