import * as z from 'zod/mini';
import { blockedBySchema } from '#features/messaging/core/contract/blocked.ts';
import { lineChangeMarks } from '#features/quotes/core/rules/compare-quote-versions.ts';
import { quoteStates } from '#features/quotes/core/rules/quote-states.ts';
import {
  confirmationMethods,
  paymentPlanMoments,
  quoteEndReasons,
} from '#features/quotes/core/rules/quotes.ts';
import { lineKinds, lineUnits } from '#features/quotes/price-book/rules/line-kinds-and-units.ts';
import { translationOfferSchema } from '#features/translations/core/contract/translations.ts';
import { createDaySchema } from '#kernel/day-schema.ts';
import { idSchema } from '#kernel/id-schema.ts';
import { writtenLanguages } from '#kernel/language.ts';
import { momentSchema } from '#kernel/moment-schema.ts';
import { translatedNamesSchema } from '#kernel/translated-names.ts';
import { fileKinds } from '#kernel/uploaded-file.ts';
import { unreadableHeadSchema } from './fields.ts';

// These shapes stand apart from the endpoints, because only the server reads them.

/** An amount is written with its decimals: '84.35'. */
const amount = z.string();

const tax = z.object({ rate: z.int(), base: amount, tax: amount });

export const totalsSchema = z.object({
  net: amount,
  taxes: z.array(tax),
  total: amount,
  reduced: z.nullable(z.object({ taxes: z.array(tax), total: amount })),
  /** The optional lines that are not taken come to this before tax. */
  options: amount,
});

export type QuoteTotals = z.output<typeof totalsSchema>;

export const quoteLineSchema = z.object({
  id: idSchema,
  kind: z.nullable(z.enum(lineKinds)),
  description: z.string(),
  quantity: z.nullable(amount),
  unit: z.nullable(z.enum(lineUnits)),
  unitPrice: z.nullable(amount),
  discountPercent: amount,
  vatRate: z.nullable(z.int()),
  isOptional: z.boolean(),
  mayBeReduced: z.boolean(),
  /** Only a draft has typed texts that are no number. */
  unreadable: z.optional(
    z.object({
      quantity: z.optional(z.string()),
      unitPrice: z.optional(z.string()),
      discountPercent: z.optional(z.string()),
    }),
  ),
  net: amount,
});

export type QuoteLine = z.output<typeof quoteLineSchema>;

const section = z.object({ title: z.string(), lines: z.array(quoteLineSchema) });

/** The client has asked about a line, or about a kind of work that the quote does not mention. */
export const quoteQuestionSchema = z.object({
  kind: z.nullable(z.enum(lineKinds)),
  lineId: z.nullable(idSchema),
  askedAt: momentSchema,
});

export type QuoteQuestion = z.output<typeof quoteQuestionSchema>;

export const quotingCompanySchema = z.object({
  /** It is null once the company is erased. */
  id: z.nullable(idSchema),
  name: z.string(),
  logoUrl: z.nullable(z.string()),
  address: z.nullable(z.string()),
  /** The address names a street, not only a town. */
  hasStreet: z.boolean(),
  email: z.nullable(z.string()),
  phoneNumber: z.nullable(z.string()),
  iban: z.nullable(z.string()),
  registrationNumber: z.nullable(z.string()),
  /** It charges no VAT, as a small business. */
  isVatExempt: z.boolean(),
  vatNumber: z.nullable(z.string()),
  permit: z.nullable(z.string()),
});

const common = {
  id: idSchema,
  number: z.nullable(z.string()),
  state: z.enum(quoteStates),
  version: z.int(),
  object: z.string(),
  /** The offer is about the words of the company. */
  translation: translationOfferSchema,
  client: z.object({ id: z.nullable(idSchema), name: z.string() }),
  requestId: z.nullable(idSchema),
  invitationId: z.nullable(idSchema),
  /** Only a change order has one. */
  projectId: z.nullable(idSchema),
  isChange: z.boolean(),
  validUntil: z.nullable(createDaySchema()),
  createdAt: momentSchema,
  changedAt: momentSchema,
  sentAt: z.nullable(momentSchema),
  /** The quote is frozen since then and on its way; only its company learns that. */
  sendingAt: z.nullable(momentSchema),
  seenAt: z.nullable(momentSchema),
  endedAt: z.nullable(momentSchema),
  changeWords: z.nullable(z.string()),
  declinedFor: z.nullable(z.enum(quoteEndReasons)),
  declinedText: z.nullable(z.string()),
  /** The client withdrew from the contract then. */
  withdrawnAt: z.nullable(momentSchema),
  /** Both sides had ended the contract then. */
  contractEndedAt: z.nullable(momentSchema),
};

export const listedQuoteSchema = z.object({
  ...common,
  company: z.pick(quotingCompanySchema, { id: true, name: true, logoUrl: true }),
  commune: z.nullable(z.string()),
  communeNames: translatedNamesSchema,
  /** Its company sees until when the request wants an answer, while there is none. */
  answerBy: z.nullable(momentSchema),
  net: amount,
  total: amount,
});

export type ListedQuote = z.output<typeof listedQuoteSchema>;

export const acceptanceEvidenceSchema = z.object({
  version: z.int(),
  sha256: z.string(),
  options: z.array(idSchema),
  net: amount,
  total: amount,
  name: z.string(),
  at: momentSchema,
  by: z.enum(confirmationMethods),
  /** It is shortened, and shown to the client alone. */
  network: z.nullable(z.string()),
  beginsAtOnce: z.boolean(),
  /** The client ticked these sentences, word for word. */
  statements: z.array(z.string()),
  /** It is null for a change order that adds nothing. */
  withdrawableUntil: z.nullable(momentSchema),
  withdrawnAt: z.nullable(momentSchema),
  /** Both sides had confirmed then that the contract ends. */
  endedAt: z.nullable(momentSchema),
  projectId: z.nullable(idSchema),
});

export type AcceptanceEvidence = z.output<typeof acceptanceEvidenceSchema>;

export const quoteSchema = z.object({
  ...common,
  revision: z.int(),
  company: quotingCompanySchema,
  /** Nothing it has sent can be accepted until that is lifted. */
  isCompanySuspended: z.boolean(),
  /** The reader writes with this person about the quote. */
  partnerId: z.nullable(idSchema),
  blockedBy: blockedBySchema,
  site: z.object({
    commune: z.nullable(z.string()),
    communeNames: translatedNamesSchema,
    postalCode: z.nullable(z.string()),
    street: z.nullable(z.string()),
    isMainResidence: z.nullable(z.boolean()),
    builtYear: z.nullable(z.int()),
  }),
  issuedOn: z.nullable(createDaySchema()),
  intro: z.string(),
  conditions: z.string(),
  startsOn: z.nullable(createDaySchema()),
  durationDays: z.nullable(z.int()),
  warrantyMonths: z.nullable(z.int()),
  /** Only a draft has texts in its head that are no number, code or year. */
  unreadable: z.optional(unreadableHeadSchema),
  sections: z.array(section),
  /** They are compared with the version before; null for the first. */
  changes: z.nullable(
    z.object({
      since: z.int(),
      lines: z.array(
        z.object({
          lineId: idSchema,
          marks: z.array(z.enum(lineChangeMarks)),
          netBefore: z.nullable(amount),
        }),
      ),
      gone: z.array(quoteLineSchema),
    }),
  ),
  exclusions: z.array(z.object({ kind: z.enum(lineKinds), text: z.string() })),
  inclusions: z.array(z.object({ kind: z.enum(lineKinds), inKind: z.enum(lineKinds) })),
  plan: z.array(
    z.object({
      on: z.enum(paymentPlanMoments),
      label: z.string(),
      percent: amount,
      unreadable: z.optional(z.string()),
      amount,
    }),
  ),
  attachments: z.array(
    z.object({ id: idSchema, url: z.string(), name: z.string(), kind: z.enum(fileKinds) }),
  ),
  totals: totalsSchema,
  /** These are the rates of the day it was sent on, or of today. */
  rates: z.array(z.int()),
  /** A client who accepts today can withdraw until this day; null if the quote cannot be accepted. */
  lastDayToWithdraw: z.nullable(createDaySchema()),
  sha256: z.nullable(z.string()),
  /** Only sent versions are listed, the newest first. */
  versions: z.array(z.object({ version: z.int(), sentAt: momentSchema, total: amount, sha256: z.string() })),
  evidence: z.nullable(acceptanceEvidenceSchema),
  /** One side asks to end the contract by agreement; a time says that the other has confirmed it. */
  ending: z.nullable(
    z.object({
      askedBy: z.enum(['client', 'company']),
      reason: z.string(),
      askedAt: momentSchema,
      confirmedAt: z.nullable(momentSchema),
    }),
  ),
  /** The reader’s signed copy is here as soon as it is made. */
  signedCopy: z.nullable(z.object({ sha256: z.string() })),
  /** The reader stands on this side. */
  side: z.enum(['client', 'company']),
  /** It names who changed a draft last, and when, to everybody else. */
  changedBy: z.nullable(z.string()),
  /** The client sees what they have asked. */
  askedAbout: z.array(quoteQuestionSchema),
  /** The PDF and the emails to its client are, or will be, in this language. */
  paperLanguage: z.enum(writtenLanguages),
  /** The company has corrected them for the PDF; empty: the client’s name, and the place of the work. */
  addresseeName: z.string(),
  addresseeAddress: z.string(),
  abilities: z.object({
    mayChange: z.boolean(),
    mayRevise: z.boolean(),
    mayWithdraw: z.boolean(),
    mayAskChange: z.boolean(),
    mayAccept: z.boolean(),
    mayDecline: z.boolean(),
    /** The request has another quote, and nobody is hired yet. */
    mayCompare: z.boolean(),
    mayWithdrawFromContract: z.boolean(),
    mayAskToEnd: z.boolean(),
    /** After the other side has asked, either is possible. */
    mayConfirmEnd: z.boolean(),
    mayTakeBackEnd: z.boolean(),
    mayReport: z.boolean(),
  }),
});

export type Quote = z.output<typeof quoteSchema>;
