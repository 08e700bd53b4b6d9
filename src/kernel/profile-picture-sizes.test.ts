import { expect, test } from 'vitest';
import { smallProfilePictureUrl } from './profile-picture-sizes.ts';

test.each([
  ['/pictures/0a1b-320.webp', '/pictures/0a1b-96.webp'],
  ['/pictures/0a1b-96.webp', '/pictures/0a1b-96.webp'],
  ['https://elsewhere.example/face.jpg', 'https://elsewhere.example/face.jpg'],
  [null, null],
])('the small one of %s is %s', (address, small) => {
  expect(smallProfilePictureUrl(address)).toBe(small);
});
