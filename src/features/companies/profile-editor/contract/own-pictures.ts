import * as z from 'zod/mini';
import { emptyAsNull } from '#features/accounts/core/contract/fields.ts';
import { galleryPicture } from '#features/companies/core/contract/company-item.ts';
import { CAPTION_LENGTH } from '#features/companies/core/rules/gallery.ts';
import type { sentences } from '#features/companies/profile-editor/strings/en/editor.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { fileRefusals } from '#kernel/file-refusals.ts';
import { idInPath } from '#kernel/id-schema.ts';
import { LARGEST_FILE } from '#kernel/largest-file.ts';
import { sentencesOf } from '#kernel/sentences.ts';
import { textSchema } from '#kernel/text-schema.ts';
import { noCompanyRefusals } from './profile-editor.ts';

const messageKey = sentencesOf<typeof sentences>('editor');

const upload = {
  field: 'picture',
  largest: LARGEST_FILE,
  say: { tooLarge: messageKey('pictureTooLarge'), notOneFile: messageKey('pictureNotOneFile') },
} as const;

const pictureRefusals = {
  ...noCompanyRefusals,
  ...fileRefusals({
    wrongType: messageKey('pictureWrongType'),
    unreadable: messageKey('pictureUnreadable'),
    notStored: messageKey('pictureNotStored'),
  }),
} as const;

const pictureNotFound = { pictureNotFound: { status: 404, say: messageKey('pictureNotFound') } } as const;

const ofPicture = z.object({ pictureId: idInPath });

const gallery = z.array(galleryPicture);

export const pictureLimit = { status: 409, say: messageKey('pictureLimit') } as const;

export const addGalleryPicture = endpoint({
  method: 'POST',
  url: '/api/company-profile/pictures',
  upload,
  server: {
    who: 'company',
    asCompany: 'manager',
    summary: 'Take a JPEG or PNG into the gallery, as its last, as far as the plan has room',
    response: galleryPicture,
    refusals: { ...pictureRefusals, pictureLimit },
  },
});

export const changeGalleryPicture = endpoint({
  method: 'PATCH',
  url: '/api/company-profile/pictures/:pictureId',
  body: z
    .partial(
      z.object({
        title: emptyAsNull(
          textSchema({ max: { length: CAPTION_LENGTH.title, say: messageKey('titleTooLong') } }),
        ),
        description: emptyAsNull(
          textSchema({ max: { length: CAPTION_LENGTH.description, say: messageKey('captionTooLong') } }),
        ),
        /** Counts from 0; a position past the end means the last. */
        place: z.int().check(z.minimum(0), z.maximum(10_000)),
      }),
    )
    .check(z.refine((changes) => Object.keys(changes).length > 0, messageKey('nothingToChange'))),
  server: {
    who: 'company',
    asCompany: 'manager',
    summary: 'Say what a picture shows, or move it to a place; the first is the cover',
    params: ofPicture,
    response: gallery,
    refusals: { ...noCompanyRefusals, ...pictureNotFound },
  },
});

export const removeGalleryPicture = endpoint({
  method: 'DELETE',
  url: '/api/company-profile/pictures/:pictureId',
  server: {
    who: 'company',
    asCompany: 'manager',
    summary: 'Take a picture out of the gallery',
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
    summary: 'Take a JPEG or PNG as the logo; the square in its middle is shown',
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
    summary: 'Take the logo away; the initials stand in its place',
    response: logo,
    refusals: noCompanyRefusals,
  },
});
