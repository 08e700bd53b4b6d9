import * as z from 'zod/mini';
import { messageKey } from '#features/accounts/core/strings/message-key.ts';
import { endpoint } from '#kernel/endpoint.ts';

/** The limit is in bytes. A picture of exactly this size is accepted. */
export const MAX_PROFILE_PICTURE_BYTES = 2 * 1024 * 1024;

export const uploadProfilePicture = endpoint({
  method: 'POST',
  url: '/api/client/upload-picture',
  upload: {
    field: 'picture',
    largest: MAX_PROFILE_PICTURE_BYTES,
    say: { tooLarge: messageKey('fileTooLargeText'), notOneFile: messageKey('uploadFailed') },
  },
  server: {
    who: 'person',
    summary: 'Upload a JPEG, PNG or GIF profile picture',
    response: z.object({ profilePictureUrl: z.string() }),
    refusals: {
      invalidFileType: { status: 415, say: messageKey('invalidFileTypeText') },
      /** It begins like a picture, but is cut short, damaged or of too many pixels. */
      unreadable: { status: 422, say: messageKey('uploadFailed') },
      notStored: { status: 503, say: messageKey('uploadFailed') },
    },
  },
});

export const removeProfilePicture = endpoint({
  method: 'DELETE',
  url: '/api/client/picture',
  server: {
    who: 'person',
    summary: 'Remove your profile picture',
    response: z.object({}),
    refusals: {},
  },
});
