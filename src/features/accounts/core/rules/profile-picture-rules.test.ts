import { expect, test } from 'vitest';
import {
  whyNotProfilePicture,
  PROFILE_PAGE_PICTURE_RULE,
  SETTINGS_PICTURE_RULE,
} from './profile-picture-rules.ts';

const MB = 1024 * 1024;

test.each([
  [PROFILE_PAGE_PICTURE_RULE, 'image/jpeg', 2 * MB, null, 'VALID-073'],
  [PROFILE_PAGE_PICTURE_RULE, 'image/gif', 10, 'type', 'VALID-073'],
  [PROFILE_PAGE_PICTURE_RULE, 'image/svg+xml', 10, 'type', 'VALID-073'],
  [PROFILE_PAGE_PICTURE_RULE, '', 10, 'type', 'VALID-073'],
  [PROFILE_PAGE_PICTURE_RULE, 'image/png', 2 * MB + 1, 'size', 'VALID-074 LIMIT-028'],
  [SETTINGS_PICTURE_RULE, 'image/gif', MB, null, 'VALID-075'],
  [SETTINGS_PICTURE_RULE, 'image/png', MB + 1, 'size', 'VALID-075'],
  [SETTINGS_PICTURE_RULE, 'image/webp', 10, 'type', 'VALID-075'],
])('of %o a %s of %i bytes: %s (%s)', (rule, type, size, fault, _codes) => {
  expect(whyNotProfilePicture({ type, size }, rule)).toBe(fault);
});
