import * as z from 'zod/mini';
import { endpoint } from '../../../kernel/endpoint.ts';
import { idInPath } from '../../../kernel/ids.ts';
import { LARGEST_FILE } from '../../../kernel/sent-file.ts';
import { attachment, say } from './fields.ts';

const ofAttachment = z.object({ attachmentId: idInPath });

const attachmentNotFound = { status: 404, say: say('attachmentNotFound') } as const;

export const uploadAttachment = endpoint({
  method: 'POST',
  url: '/api/messages/attachments',
  who: 'person',
  asCompany: true,
  summary: 'Take a picture (JPEG, PNG, GIF) or a PDF, to be sent with a message within a day',
  upload: {
    field: 'file',
    largest: LARGEST_FILE,
    say: { tooLarge: say('attachmentTooLarge'), notOneFile: say('attachmentNotOneFile') },
  },
  answer: attachment,
  refusals: {
    wrongType: { status: 415, say: say('attachmentWrongType') },
    /** It begins like a picture, but is cut short, damaged or of too many pixels. */
    unreadable: { status: 422, say: say('attachmentUnreadable') },
    notStored: { status: 503, say: say('attachmentNotStored') },
  },
});

export const discardAttachment = endpoint({
  method: 'DELETE',
  url: '/api/messages/attachments/:attachmentId',
  who: 'person',
  asCompany: true,
  summary: 'Take back what I uploaded and have not sent',
  params: ofAttachment,
  answer: z.object({}),
  refusals: { attachmentNotFound },
});

export const fetchAttachment = endpoint({
  method: 'GET',
  url: '/api/messages/attachments/:attachmentId',
  who: 'person',
  asCompany: true,
  summary: 'A picture as WebP in one of two sizes, or a PDF to keep; for the two who write to each other',
  params: ofAttachment,
  query: z.object({
    /** Of a picture; large where nothing is said. */
    size: z.optional(z.enum(['small', 'large'])),
  }),
  isFile: true,
  refusals: { attachmentNotFound },
});
