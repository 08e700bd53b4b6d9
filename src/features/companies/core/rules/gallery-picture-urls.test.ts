import { expect, test } from 'vitest';
import {
  galleryPictureUrl,
  galleryPictureSizeOf,
  smallerGalleryPictures,
  galleryPictureSrcSet,
} from './gallery-picture-urls.ts';

const token = '0123456789abcdef0123456789abcdef';
const at = `/pictures/gallery/${token}`;

test.each([
  [{ width: 1600, height: 1200 }, [800, 400]],
  [{ width: 1200, height: 1600 }, [600, 300]],
  [{ width: 800, height: 600 }, [400]],
  [{ width: 300, height: 200 }, []],
  [{ width: 1600, height: 1 }, [800, 400]],
])('of %o there are also %j wide', (shape, widths) => {
  const address = galleryPictureUrl(token, shape);
  expect(galleryPictureSizeOf(address)).toEqual(shape);
  expect(smallerGalleryPictures(address).map(({ width }) => width)).toEqual(widths);
});

test('a browser chooses by width', () => {
  expect(galleryPictureSrcSet(`${at}-1600x1200.webp`)).toBe(
    `${at}-1600x1200.webp 1600w, ${at}-1600x1200-800.webp 800w, ${at}-1600x1200-400.webp 400w`,
  );
});

test.each(['/plates/cover/roofing-1-minett.svg', '/pictures/gallery/../x-1x1.webp', `${at}-1600x0.webp`, ''])(
  '%s is no photograph of ours',
  (address) => {
    expect([galleryPictureSizeOf(address), galleryPictureSrcSet(address)]).toEqual([null, undefined]);
  },
);
