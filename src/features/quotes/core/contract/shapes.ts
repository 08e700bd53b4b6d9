import * as z from 'zod/mini';
import { blockedBy } from '#features/messaging/core/contract/blocked.ts';
import { lineMarks } from '#features/quotes/core/rules/changes.ts';
import { quoteStates } from '#features/quotes/core/rules/quote-states.ts';
import { planMoments, quoteEndReasons, waysToConfirm } from '#features/quotes/core/rules/quotes.ts';
import { lineKinds, units } from '#features/quotes/price-book/rules/line-kinds.ts';
import { translationOffer } from '#features/translations/core/contract/translations.ts';
import { daySchema } from '#kernel/day-schema.ts';
import { idSchema } from '#kernel/id-schema.ts';
import { writtenLanguages } from '#kernel/language.ts';
import { momentSchema } from '#kernel/moment-schema.ts';
import { translatedNamesSchema } from '#kernel/translated-names.ts';
import { fileKinds } from '#kernel/uploaded-file.ts';
import { headUnreadable } from './fields.ts';

// Apart from the endpoints, because only the server reads them.

/** An amount with its decimals: '84.35'. */
const amount = z.string();

const tax = z.object({ rate: z.int(), base: amount, tax: amount });

export const totals = z.object({
  net: amount,
  taxes: z.array(tax),
  total: amount,
  reduced: z.nullable(z.object({ taxes: z.array(tax), total: amount })),
  /** Optional lines that are not taken, before tax. */
  options: amount,
});

export type Totals = z.output<typeof totals>;

export const quoteLine = z.object({
  id: idSchema,
  kind: z.nullable(z.enum(lineKinds)),
  description: z.string(),
  quantity: z.nullable(amount),
  unit: z.nullable(z.enum(units)),
  unitPrice: z.nullable(amount),
  discountPercent: amount,
  vatRate: z.nullable(z.int()),
  isOptional: z.boolean(),
  mayBeReduced: z.boolean(),
  /** In a draft alone: what was typed, and understood for no number. */
  unreadable: z.optional(
    z.object({
      quantity: z.optional(z.string()),
      unitPrice: z.optional(z.string()),
      discountPercent: z.optional(z.string()),
    }),
  ),
  net: amount,
});

export type QuoteLine = z.output<typeof quoteLine>;

const section = z.object({ title: z.string(), lines: z.array(quoteLine) });

export const quotingCompany = z.object({
  /** Null once it is erased. */
  id: z.nullable(idSchema),
  name: z.string(),
  logoUrl: z.nullable(z.string()),
  address: z.nullable(z.string()),
  /** Its address names a street, not only a town. */
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
  translation: translationOffer,
  client: z.object({ id: z.nullable(idSchema), name: z.string() }),
  requestId: z.nullable(idSchema),
  invitationId: z.nullable(idSchema),
  /** Only a change order has one. */
  projectId: z.nullable(idSchema),
  isChange: z.boolean(),
  validUntil: z.nullable(daySchema()),
  createdAt: momentSchema,
  changedAt: momentSchema,
  sentAt: z.nullable(momentSchema),
  /** Frozen since then, and on its way: to its company alone. */
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

export const listedQuote = z.object({
  ...common,
  company: z.pick(quotingCompany, { id: true, name: true, logoUrl: true }),
  commune: z.nullable(z.string()),
  communeNames: translatedNamesSchema,
  /** Until when a request it is written for wants an answer: to its company, while there is none. */
  answerBy: z.nullable(momentSchema),
  net: amount,
  total: amount,
});

export type ListedQuote = z.output<typeof listedQuote>;

export const acceptanceEvidence = z.object({
  version: z.int(),
  sha256: z.string(),
  options: z.array(idSchema),
  net: amount,
  total: amount,
  name: z.string(),
  at: momentSchema,
  by: z.enum(waysToConfirm),
  /** Shortened, and shown to the client alone. */
  network: z.nullable(z.string()),
  beginsAtOnce: z.boolean(),
  /** The client ticked these sentences, word for word. */
  statements: z.array(z.string()),
  /** Null for a change order that adds nothing. */
  withdrawableUntil: z.nullable(momentSchema),
  withdrawnAt: z.nullable(momentSchema),
  /** Both sides had confirmed then that the contract ends. */
  endedAt: z.nullable(momentSchema),
  projectId: z.nullable(idSchema),
});

export type AcceptanceEvidence = z.output<typeof acceptanceEvidence>;

export const quote = z.object({
  ...common,
  revision: z.int(),
  company: quotingCompany,
  /** Nothing it has sent can be accepted until that is lifted. */
  isCompanySuspended: z.boolean(),
  /** With whom one writes about it. */
  partnerId: z.nullable(idSchema),
  blockedBy,
  site: z.object({
    commune: z.nullable(z.string()),
    communeNames: translatedNamesSchema,
    postalCode: z.nullable(z.string()),
    street: z.nullable(z.string()),
    isMainResidence: z.nullable(z.boolean()),
    builtYear: z.nullable(z.int()),
  }),
  issuedOn: z.nullable(daySchema()),
  intro: z.string(),
  conditions: z.string(),
  startsOn: z.nullable(daySchema()),
  durationDays: z.nullable(z.int()),
  warrantyMonths: z.nullable(z.int()),
  /** In a draft alone: what was typed in its head, and understood for no number, code or year. */
  unreadable: z.optional(headUnreadable),
  sections: z.array(section),
  /** Against the version before; null where this is the first. */
  changes: z.nullable(
    z.object({
      since: z.int(),
      lines: z.array(
        z.object({ lineId: idSchema, marks: z.array(z.enum(lineMarks)), netBefore: z.nullable(amount) }),
      ),
      gone: z.array(quoteLine),
    }),
  ),
  exclusions: z.array(z.object({ kind: z.enum(lineKinds), text: z.string() })),
  inclusions: z.array(z.object({ kind: z.enum(lineKinds), inKind: z.enum(lineKinds) })),
  plan: z.array(
    z.object({
      on: z.enum(planMoments),
      label: z.string(),
      percent: amount,
      unreadable: z.optional(z.string()),
      amount,
    }),
  ),
  attachments: z.array(
    z.object({ id: idSchema, url: z.string(), name: z.string(), kind: z.enum(fileKinds) }),
  ),
  totals,
  /** The rates of the day it was sent on, or of today. */
  rates: z.array(z.int()),
  /** For whoever accepts today: the last day to withdraw; null where it cannot be accepted. */
  lastDayToWithdraw: z.nullable(daySchema()),
  sha256: z.nullable(z.string()),
  /** Only sent versions are listed, the newest first. */
  versions: z.array(z.object({ version: z.int(), sentAt: momentSchema, total: amount, sha256: z.string() })),
  evidence: z.nullable(acceptanceEvidence),
  /** Who asks to end the contract by agreement, and why; with a time where the other side has confirmed it. */
  ending: z.nullable(
    z.object({
      askedBy: z.enum(['client', 'company']),
      reason: z.string(),
      askedAt: momentSchema,
      confirmedAt: z.nullable(momentSchema),
    }),
  ),
  /** The reader’s copy of what was signed, as soon as it is made. */
  signedCopy: z.nullable(z.object({ sha256: z.string() })),
  /** On which side whoever asks stands. */
  side: z.enum(['client', 'company']),
  /** Who changed a draft last, and when, to whom it is another. */
  changedBy: z.nullable(z.string()),
  /** In which language its paper and the mails to its client are, or will be. */
  paperLanguage: z.enum(writtenLanguages),
  abilities: z.object({
    mayChange: z.boolean(),
    mayRevise: z.boolean(),
    mayWithdraw: z.boolean(),
    mayAskChange: z.boolean(),
    mayAccept: z.boolean(),
    mayDecline: z.boolean(),
    mayWithdrawFromContract: z.boolean(),
    mayAskToEnd: z.boolean(),
    /** The other side asks: either is possible then. */
    mayConfirmEnd: z.boolean(),
    mayTakeBackEnd: z.boolean(),
    mayReport: z.boolean(),
  }),
});

export type Quote = z.output<typeof quote>;
