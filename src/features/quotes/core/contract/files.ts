import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { createFileRefusals } from '#kernel/file-refusals.ts';
import { idInPath } from '#kernel/id-schema.ts';
import { MAX_FILE_BYTES } from '#kernel/max-file-bytes.ts';
import { pictureSizeSchema } from '#kernel/picture-size-schema.ts';
import { messageKey } from './fields.ts';
import {
  quoteBeingSentRefusal,
  quoteIdParams,
  quoteNotDraftRefusal,
  quoteNotFoundRefusal,
} from './quotes.ts';
import { quoteSchema } from './shapes.ts';

const ofFile = z.object({ id: idInPath, fileId: idInPath });

const fileNotFound = { status: 404, say: messageKey('fileNotFound') } as const;

export const attachToQuote = endpoint({
  method: 'POST',
  url: '/api/quotes/:id/files',
  upload: {
    field: 'file',
    largest: MAX_FILE_BYTES,
    say: { tooLarge: messageKey('fileTooLarge'), notOneFile: messageKey('notOneFile') },
  },
  server: {
    scope: 'quotes:write',
    who: 'company',
    asCompany: 'member',
    summary:
      'Add a picture (JPEG, PNG, GIF) or a PDF to a draft. A retry with the same Idempotency-Key stores nothing new',
    params: quoteIdParams,
    response: quoteSchema,
    refusals: {
      quoteNotFound: quoteNotFoundRefusal,
      notDraft: quoteNotDraftRefusal,
      beingSent: quoteBeingSentRefusal,
      tooManyFiles: { status: 409, say: messageKey('tooManyFiles') },
      ...createFileRefusals({
        wrongType: messageKey('wrongType'),
        unreadable: messageKey('unreadable'),
        notStored: messageKey('notStored'),
      }),
    },
  },
});

export const fetchQuoteFile = endpoint({
  method: 'GET',
  url: '/api/quotes/:id/files/:fileId',
  server: {
    scope: 'quotes:read',
    who: 'person',
    asCompany: 'member',
    summary:
      'Download a quote’s picture (WebP, in one of two sizes) or PDF, as the company, or as the client once it was sent',
    params: ofFile,
    query: pictureSizeSchema,
    isFile: true,
    staffReads: 'file',
    refusals: { fileNotFound },
  },
});

export const removeQuoteFile = endpoint({
  method: 'DELETE',
  url: '/api/quotes/:id/files/:fileId',
  server: {
    scope: 'quotes:write',
    who: 'company',
    asCompany: 'member',
    summary: 'Remove a file from a draft; versions already sent keep it',
    params: ofFile,
    response: quoteSchema,
    refusals: {
      quoteNotFound: quoteNotFoundRefusal,
      fileNotFound,
      notDraft: quoteNotDraftRefusal,
      beingSent: quoteBeingSentRefusal,
    },
  },
});
