import * as z from 'zod/mini';
import { MAX_REQUEST_FILES } from '#features/requests/core/rules/requests.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { createFileRefusals } from '#kernel/file-refusals.ts';
import { idInPath } from '#kernel/id-schema.ts';
import { MAX_FILE_BYTES } from '#kernel/max-file-bytes.ts';
import { pictureSizeSchema } from '#kernel/picture-size-schema.ts';
import { captionTextSchema, messageKey } from './fields.ts';
import {
  requestIdParams,
  requestNotDraftRefusal,
  requestNotFoundRefusal,
  requestNotOpenRefusal,
} from './request-refusals.ts';
import { requestSchema } from './shapes.ts';

const ofFile = z.object({ id: idInPath, fileId: idInPath });

const fileNotFound = { status: 404, say: messageKey('fileNotFound') } as const;

export const uploadRequestFile = endpoint({
  method: 'POST',
  url: '/api/requests/:id/files',
  upload: {
    field: 'file',
    largest: MAX_FILE_BYTES,
    say: { tooLarge: messageKey('fileTooLarge'), notOneFile: messageKey('notOneFile') },
  },
  server: {
    scope: 'requests:write',
    who: 'client',
    summary:
      'Add a picture (JPEG, PNG, GIF) or a PDF to a draft or an open request. A retry with the same Idempotency-Key stores nothing new',
    params: requestIdParams,
    response: requestSchema,
    refusals: {
      requestNotFound: requestNotFoundRefusal,
      requestNotOpen: requestNotOpenRefusal,
      tooManyFiles: { status: 409, say: messageKey('tooManyFiles') },
      ...createFileRefusals({
        wrongType: messageKey('wrongType'),
        unreadable: messageKey('unreadable'),
        notStored: messageKey('notStored'),
      }),
    },
  },
});

export const fetchRequestFile = endpoint({
  method: 'GET',
  url: '/api/requests/:id/files/:fileId',
  server: {
    scope: 'requests:read',
    who: 'person',
    asCompany: 'member',
    summary:
      'Download a request’s picture (WebP, in one of two sizes) or PDF, as the client or a company handling the request',
    params: ofFile,
    query: pictureSizeSchema,
    isFile: true,
    staffReads: 'file',
    refusals: { fileNotFound },
  },
});

export const changeRequestFile = endpoint({
  method: 'PATCH',
  url: '/api/requests/:id/files/:fileId',
  body: z.object({
    caption: z.optional(captionTextSchema),
    /** Positions among the files count from 0. */
    position: z.optional(z.int().check(z.minimum(0), z.maximum(MAX_REQUEST_FILES - 1))),
  }),
  server: {
    scope: 'requests:write',
    who: 'client',
    summary: 'Describe a draft’s file, or move it',
    params: ofFile,
    response: requestSchema,
    refusals: { requestNotFound: requestNotFoundRefusal, fileNotFound, notDraft: requestNotDraftRefusal },
  },
});

export const removeRequestFile = endpoint({
  method: 'DELETE',
  url: '/api/requests/:id/files/:fileId',
  server: {
    scope: 'requests:write',
    who: 'client',
    summary:
      'Delete a file; on an open request, a line shows that it was withdrawn, and the companies are notified',
    params: ofFile,
    response: requestSchema,
    refusals: {
      requestNotFound: requestNotFoundRefusal,
      fileNotFound,
      requestNotOpen: requestNotOpenRefusal,
    },
  },
});
