import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { createFileRefusals } from '#kernel/file-refusals.ts';
import { idInPath } from '#kernel/id-schema.ts';
import { MAX_FILE_BYTES } from '#kernel/max-file-bytes.ts';
import { pictureSizeSchema } from '#kernel/picture-size-schema.ts';
import { attachmentSchema, messageKey } from './messaging-fields.ts';

const ofAttachment = z.object({ attachmentId: idInPath });

const attachmentNotFound = { status: 404, say: messageKey('attachmentNotFound') } as const;

export const uploadAttachment = endpoint({
  method: 'POST',
  url: '/api/messages/attachments',
  upload: {
    field: 'file',
    largest: MAX_FILE_BYTES,
    say: { tooLarge: messageKey('attachmentTooLarge'), notOneFile: messageKey('attachmentNotOneFile') },
  },
  server: {
    scope: 'messages:write',
    who: 'person',
    asCompany: 'member',
    summary: 'Upload a picture (JPEG, PNG, GIF) or a PDF to send with a message within a day',
    response: attachmentSchema,
    refusals: {
      ...createFileRefusals({
        wrongType: messageKey('attachmentWrongType'),
        unreadable: messageKey('attachmentUnreadable'),
        notStored: messageKey('attachmentNotStored'),
      }),
    },
  },
});

export const discardAttachment = endpoint({
  method: 'DELETE',
  url: '/api/messages/attachments/:attachmentId',
  server: {
    scope: 'messages:write',
    who: 'person',
    asCompany: 'member',
    summary: 'Delete an upload you haven’t sent',
    params: ofAttachment,
    response: z.object({}),
    refusals: { attachmentNotFound },
  },
});

export const fetchAttachment = endpoint({
  method: 'GET',
  url: '/api/messages/attachments/:attachmentId',
  server: {
    scope: 'messages:read',
    who: 'person',
    asCompany: 'member',
    summary:
      'Download a message’s picture (WebP, in one of two sizes) or PDF, as one of the two people in the conversation',
    params: ofAttachment,
    query: pictureSizeSchema,
    isFile: true,
    refusals: { attachmentNotFound },
  },
});
