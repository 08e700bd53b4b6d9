import * as z from 'zod/mini';
import {
  type ProofKind,
  proofKinds,
  proofRefusalReasons,
  proofSources,
  proofStates,
  RCS_NUMBER_PATTERN,
  normalizeRcsNumber,
} from '#features/companies/core/rules/proofs.ts';
import type { sentences } from '#features/companies/proofs/strings/en/proofs.ts';
import { isIsoDay } from '#kernel/calendar.ts';
import { createDaySchema } from '#kernel/day-schema.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { createFileRefusals } from '#kernel/file-refusals.ts';
import { countInQuerySchema, idInPath, idSchema } from '#kernel/id-schema.ts';
import { MAX_FILE_BYTES } from '#kernel/max-file-bytes.ts';
import { momentSchema } from '#kernel/moment-schema.ts';
import { createMessageKey } from '#kernel/sentence-keys.ts';
import { textSchema } from '#kernel/text-schema.ts';
import { fileKinds } from '#kernel/uploaded-file.ts';

export const messageKey = createMessageKey<typeof sentences>('proofs');

/** A PDF shows at most this many pages beside its decision. */
export const MAX_PROOF_PAGES_SHOWN = 20;

const claim = z.object({
  id: idSchema,
  state: z.enum(proofStates),
  number: z.string(),
  insurer: z.nullable(z.string()),
  expiresOn: z.nullable(createDaySchema()),
  document: z.nullable(z.object({ kind: z.enum(fileKinds), name: z.string(), size: z.int() })),
  submittedAt: momentSchema,
  decidedAt: z.nullable(momentSchema),
  refusedFor: z.nullable(z.enum(proofRefusalReasons)),
  refusedWhy: z.nullable(z.string()),
});

export type ProofClaim = z.output<typeof claim>;

const companyProofs = z.object({
  vat: z.object({
    number: z.nullable(z.string()),
    state: z.enum(['none', 'waiting', 'refused', 'verified']),
    source: z.enum(proofSources),
    verifiedAt: z.nullable(momentSchema),
  }),
  /** The form starts with the number of the profile. */
  registrationNumber: z.nullable(z.string()),
  facts: z.array(
    z.object({
      kind: z.enum(proofKinds),
      source: z.enum(proofSources),
      /** This claim was verified; it may have ended since. */
      settled: z.nullable(claim),
      /** This claim is still to be verified. */
      open: z.nullable(claim),
    }),
  ),
});

export type CompanyProofs = z.output<typeof companyProofs>;
export type CompanyProof = CompanyProofs['facts'][number];

const noCompany = { status: 404, say: messageKey('noCompany') } as const;

export const getCompanyProofs = endpoint({
  method: 'GET',
  url: '/api/company-facts',
  server: {
    who: 'company',
    asCompany: 'manager',
    summary: 'List your company’s verified and pending details',
    response: companyProofs,
    refusals: { noCompany },
  },
});

const number = textSchema({
  min: { length: 2, say: messageKey('numberTooShort') },
  max: { length: 40, say: messageKey('numberTooLong') },
});

const registration = z.object({
  kind: z.literal('registration'),
  number: z.pipe(
    z.pipe(z.string(messageKey('rcsForm')), z.transform(normalizeRcsNumber)),
    z.string().check(z.regex(RCS_NUMBER_PATTERN, messageKey('rcsForm'))),
  ),
});

const permit = z.object({
  kind: z.literal('permit'),
  number,
  /** Most proofs never expire. */
  expiresOn: z.optional(
    z.string().check(z.refine((value) => value === '' || isIsoDay(value), messageKey('dayRequired'))),
  ),
});

const insurance = z.object({
  kind: z.literal('insurance'),
  number,
  insurer: textSchema({
    min: { length: 2, say: messageKey('insurerTooShort') },
    max: { length: 80, say: messageKey('insurerTooLong') },
  }),
  expiresOn: createDaySchema(messageKey('dayRequired')),
});

export const submitProof = endpoint({
  method: 'PATCH',
  url: '/api/company-facts',
  body: z.discriminatedUnion('kind', [registration, permit, insurance]),
  server: {
    who: 'company',
    asCompany: 'manager',
    summary: 'Submit a detail to verify; a moderator reviews it once its document is added',
    response: companyProofs,
    refusals: { noCompany },
  },
});

export type SubmittedProof = z.output<typeof submitProof.body>;

export const proofFormSchemaByKind: Readonly<Record<ProofKind, z.ZodMiniType<SubmittedProof>>> = {
  registration,
  permit,
  insurance,
};

export const uploadProofDocument = endpoint({
  method: 'POST',
  url: '/api/company-facts/:kind/document',
  upload: {
    field: 'file',
    largest: MAX_FILE_BYTES,
    say: { tooLarge: messageKey('fileTooLarge'), notOneFile: messageKey('notOneFile') },
  },
  server: {
    who: 'company',
    asCompany: 'manager',
    summary: 'Upload the document (PDF, JPEG or PNG) for a detail to verify, replacing any earlier one',
    params: z.object({ kind: z.enum(proofKinds) }),
    response: companyProofs,
    refusals: {
      noCompany,
      numberFirst: { status: 409, say: messageKey('numberFirst') },
      ...createFileRefusals({
        wrongType: messageKey('wrongType'),
        unreadable: messageKey('unreadable'),
        notStored: messageKey('notStored'),
      }),
    },
  },
});

export const withdrawProof = endpoint({
  method: 'DELETE',
  url: '/api/company-facts/:factId',
  server: {
    who: 'company',
    asCompany: 'manager',
    summary: 'Withdraw a detail that isn’t verified yet, along with its document',
    params: z.object({ factId: idInPath }),
    response: companyProofs,
    refusals: {
      factNotFound: { status: 404, say: messageKey('factNotFound') },
      alreadyVerified: { status: 409, say: messageKey('alreadyVerified') },
    },
  },
});

const documentNotFound = { status: 404, say: messageKey('documentNotFound') } as const;

export const fetchProofDocument = endpoint({
  method: 'GET',
  url: '/api/company-fact-documents/:factId',
  server: {
    who: 'person',
    asCompany: 'manager',
    summary: 'Download the document for a detail (WebP or PDF), as its company or a moderator',
    params: z.object({ factId: idInPath }),
    isFile: true,
    staffReads: 'proof',
    refusals: { documentNotFound },
  },
});

export const countProofPages = endpoint({
  method: 'GET',
  url: '/api/company-fact-documents/:factId/pages',
  server: {
    who: 'staff',
    summary: 'Count the pages of a PDF that can be shown; 0 if it can’t be read',
    params: z.object({ factId: idInPath }),
    response: z.object({ pages: z.int() }),
    staffReads: 'proof',
    refusals: { documentNotFound },
  },
});

export const fetchProofPage = endpoint({
  method: 'GET',
  url: '/api/company-fact-documents/:factId/pages/:page',
  server: {
    who: 'staff',
    summary: 'Get one page of a PDF as a picture, without the rest of the file',
    params: z.object({ factId: idInPath, page: countInQuerySchema(1, MAX_PROOF_PAGES_SHOWN) }),
    isFile: true,
    isMade: true,
    staffReads: 'proof',
    refusals: { documentNotFound },
  },
});
