import * as z from 'zod/mini';
import { emptyAsNull } from '#features/accounts/core/contract/account-fields.ts';
import { galleryPictureSchema } from '#features/companies/core/contract/company-item.ts';
import { MAX_CAPTION_LENGTHS } from '#features/companies/core/rules/gallery-pictures.ts';
import type { sentences } from '#features/companies/profile-editor/strings/en/editor.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { createFileRefusals } from '#kernel/file-refusals.ts';
import { idInPath } from '#kernel/id-schema.ts';
import { MAX_FILE_BYTES } from '#kernel/max-file-bytes.ts';
import { createMessageKey } from '#kernel/sentence-keys.ts';
import { textSchema } from '#kernel/text-schema.ts';
import { noCompanyRefusals } from './own-company.ts';

const messageKey = createMessageKey<typeof sentences>('editor');

const upload = {
  field: 'picture',
  largest: MAX_FILE_BYTES,
  say: { tooLarge: messageKey('pictureTooLarge'), notOneFile: messageKey('pictureNotOneFile') },
} as const;

const pictureRefusals = {
  ...noCompanyRefusals,
  ...createFileRefusals({
    wrongType: messageKey('pictureWrongType'),
    unreadable: messageKey('pictureUnreadable'),
    notStored: messageKey('pictureNotStored'),
  }),
} as const;

const pictureNotFound = { pictureNotFound: { status: 404, say: messageKey('pictureNotFound') } } as const;

const ofPicture = z.object({ pictureId: idInPath });

const gallery = z.array(galleryPictureSchema);

export const pictureLimitRefusal = { status: 409, say: messageKey('pictureLimit') } as const;

export const addGalleryPicture = endpoint({
  method: 'POST',
  url: '/api/company-profile/pictures',
  upload,
  server: {
    scope: 'company:write',
    who: 'company',
    asCompany: 'manager',
    summary: 'Add a JPEG or PNG to the end of the gallery, within your plan’s limit',
    response: galleryPictureSchema,
    refusals: { ...pictureRefusals, pictureLimit: pictureLimitRefusal },
  },
});

export const changeGalleryPicture = endpoint({
  method: 'PATCH',
  url: '/api/company-profile/pictures/:pictureId',
  body: z
    .partial(
      z.object({
        title: emptyAsNull(
          textSchema({ max: { length: MAX_CAPTION_LENGTHS.title, say: messageKey('titleTooLong') } }),
        ),
        description: emptyAsNull(
          textSchema({ max: { length: MAX_CAPTION_LENGTHS.description, say: messageKey('captionTooLong') } }),
        ),
        /** Counts from 0; a position past the end means the last. */
        place: z.int().check(z.minimum(0), z.maximum(10_000)),
      }),
    )
    .check(z.refine((changes) => Object.keys(changes).length > 0, messageKey('nothingToChange'))),
  server: {
    scope: 'company:write',
    who: 'company',
    asCompany: 'manager',
    summary: 'Describe a gallery picture, or move it; the first picture is the cover',
    params: ofPicture,
    response: gallery,
    refusals: { ...noCompanyRefusals, ...pictureNotFound },
  },
});

export const removeGalleryPicture = endpoint({
  method: 'DELETE',
  url: '/api/company-profile/pictures/:pictureId',
  server: {
    scope: 'company:write',
    who: 'company',
    asCompany: 'manager',
    summary: 'Delete a picture from the gallery',
    params: ofPicture,
    response: gallery,
    refusals: { ...noCompanyRefusals, ...pictureNotFound },
  },
});

const logo = z.object({ logoUrl: z.nullable(z.string()) });

export const uploadLogo = endpoint({
  method: 'POST',
  url: '/api/company-profile/logo',
  upload,
  server: {
    who: 'company',
    asCompany: 'manager',
    summary: 'Upload a JPEG or PNG logo, cropped to a square from the centre',
    response: logo,
    refusals: pictureRefusals,
  },
});

export const removeLogo = endpoint({
  method: 'DELETE',
  url: '/api/company-profile/logo',
  server: {
    who: 'company',
    asCompany: 'manager',
    summary: 'Remove the logo; the company’s initials are shown instead',
    response: logo,
    refusals: noCompanyRefusals,
  },
});
