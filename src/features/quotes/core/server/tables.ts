import {
  boolean,
  date,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import type { TemplateContent } from '#features/quotes/core/contract/templates.ts';
import type {
  PaymentPlanPart,
  QuoteExclusion,
  QuoteInclusion,
  UnreadableHeadFields,
  UnreadableLineFields,
} from '#features/quotes/core/rules/quote-content.ts';
import { quoteStates } from '#features/quotes/core/rules/quote-states.ts';
import { confirmationMethods, quoteEndReasons, quotePdfKinds } from '#features/quotes/core/rules/quotes.ts';
import { lineKinds, lineUnits } from '#features/quotes/price-book/rules/line-kinds-and-units.ts';
import { writtenLanguages } from '#kernel/language.ts';
import { fileKinds } from '#kernel/uploaded-file.ts';
import { byteaColumn, idColumn, momentColumn } from '#server/database/column-types.ts';
import type { QuotePdfContent } from './pdf/pdf-content.ts';

export const quoteNumbers = pgTable(
  'quote_numbers',
  {
    companyId: integer('company_id').notNull(),
    year: smallint().notNull(),
    last: integer().notNull(),
    /** These belonged to quotes that could not be sent: the next quotes get them. */
    freed: integer().array().notNull().default([]),
  },
  ({ companyId, year }) => [primaryKey({ columns: [companyId, year] })],
);

export const quotes = pgTable('quotes', {
  id: idColumn(),
  companyId: integer('company_id'),
  clientId: integer('client_id'),
  /** The names are those at the time of acceptance. */
  companyName: text('company_name'),
  clientName: text('client_name'),
  requestId: integer('request_id'),
  invitationId: integer('invitation_id'),
  /** Only a change order has one; it is null once the project is gone. */
  projectId: integer('project_id'),
  /** A change order is for a project under way, and its prices may be negative. */
  isChange: boolean('is_change').notNull().default(false),
  state: text({ enum: quoteStates }).notNull().default('draft'),
  number: text(),
  lastLineId: integer('last_line_id').notNull().default(0),
  /** The client sees this version. */
  sentVersion: smallint('sent_version'),
  validUntil: date('valid_until', { mode: 'string' }),
  createdAt: momentColumn('created_at').notNull().defaultNow(),
  changedAt: momentColumn('changed_at').notNull().defaultNow(),
  firstSentAt: momentColumn('first_sent_at'),
  sentAt: momentColumn('sent_at'),
  /** The newest version is frozen since then and waits for its PDF. */
  sendingAt: momentColumn('sending_at'),
  sendingFailures: smallint('sending_failures').notNull().default(0),
  seenAt: momentColumn('seen_at'),
  changeWords: text('change_words'),
  endedAt: momentColumn('ended_at'),
  declinedFor: text('declined_for', { enum: quoteEndReasons }),
  declinedWords: text('declined_words'),
});

export const quoteVersions = pgTable(
  'quote_versions',
  {
    quoteId: integer('quote_id').notNull(),
    version: smallint().notNull(),
    revision: integer().notNull().default(1),
    /** This person of the company was the last to change it. */
    changedBy: integer('changed_by'),
    object: text().notNull().default(''),
    intro: text().notNull().default(''),
    conditions: text().notNull().default(''),
    siteCommune: text('site_commune'),
    sitePostalCode: text('site_postal_code'),
    siteStreet: text('site_street'),
    isMainResidence: boolean('is_main_residence'),
    builtYear: smallint('built_year'),
    validUntil: date('valid_until', { mode: 'string' }),
    startsOn: date('starts_on', { mode: 'string' }),
    durationDays: smallint('duration_days'),
    warrantyMonths: smallint('warranty_months'),
    /** The company has corrected them for the PDF; empty: the client’s name, and the place of the work. */
    addresseeName: text('addressee_name').notNull().default(''),
    addresseeAddress: text('addressee_address').notNull().default(''),
    /** It is null while nobody has chosen: then the client’s language counts. */
    paperLanguage: text('paper_language', { enum: writtenLanguages }),
    /** A draft’s head, like its lines, stores the typed texts that could not be read. */
    unreadable: jsonb().$type<UnreadableHeadFields>(),
    sectionTitles: text('section_titles').array().notNull().default([]),
    exclusions: jsonb().$type<QuoteExclusion[]>().notNull().default([]),
    inclusions: jsonb().$type<QuoteInclusion[]>().notNull().default([]),
    plan: jsonb().$type<PaymentPlanPart[]>().notNull().default([]),
    net: numeric().notNull().default('0'),
    total: numeric().notNull().default('0'),
    createdAt: momentColumn('created_at').notNull().defaultNow(),
    changedAt: momentColumn('changed_at').notNull().defaultNow(),
    issuedOn: date('issued_on', { mode: 'string' }),
    sentAt: momentColumn('sent_at'),
    sha256: byteaColumn('sha256'),
  },
  ({ quoteId, version }) => [primaryKey({ columns: [quoteId, version] })],
);

export const quoteLines = pgTable(
  'quote_lines',
  {
    quoteId: integer('quote_id').notNull(),
    version: smallint().notNull(),
    lineId: integer('line_id').notNull(),
    position: smallint().notNull(),
    section: smallint().notNull(),
    kind: text({ enum: lineKinds }),
    description: text().notNull().default(''),
    quantity: numeric(),
    unit: text({ enum: lineUnits }),
    unitPrice: numeric('unit_price'),
    discountPercent: numeric('discount_percent').notNull().default('0'),
    vatRate: smallint('vat_rate'),
    isOptional: boolean('is_optional').notNull().default(false),
    mayBeReduced: boolean('may_be_reduced').notNull().default(false),
    /** A draft stores typed numbers that could not be read. */
    unreadable: jsonb().$type<UnreadableLineFields>(),
    /** The database computes it (db/migrations/0053). */
    net: numeric().generatedAlwaysAs(''),
  },
  ({ quoteId, version, lineId }) => [primaryKey({ columns: [quoteId, version, lineId] })],
);

export const quoteAcceptances = pgTable('quote_acceptances', {
  quoteId: integer('quote_id').primaryKey(),
  version: smallint().notNull(),
  sha256: byteaColumn('sha256').notNull(),
  options: integer().array().notNull().default([]),
  net: numeric().notNull(),
  total: numeric().notNull(),
  name: text().notNull(),
  at: momentColumn('at').notNull(),
  by: text({ enum: confirmationMethods }).notNull(),
  network: text(),
  beginsAtOnce: boolean('begins_at_once').notNull().default(false),
  /** The client ticked these sentences, word for word, to let the work begin early. */
  statements: text().array().notNull().default([]),
  /** It is null for a change order that adds nothing: there is nothing to withdraw from. */
  withdrawableUntil: momentColumn('withdrawable_until'),
  withdrawnAt: momentColumn('withdrawn_at'),
  /** Both sides had confirmed then that the contract ends. */
  endedAt: momentColumn('ended_at'),
  projectId: integer('project_id'),
});

/** Both sides of a contract confirm its end. */
export const contractEndings = pgTable('contract_endings', {
  quoteId: integer('quote_id').primaryKey(),
  askedBy: text('asked_by', { enum: ['client', 'company'] }).notNull(),
  reason: text().notNull(),
  askedAt: momentColumn('asked_at').notNull(),
  confirmedAt: momentColumn('confirmed_at'),
});

export const quotePdfs = pgTable(
  'quote_papers',
  {
    quoteId: integer('quote_id').notNull(),
    version: smallint().notNull(),
    kind: text({ enum: quotePdfKinds }).notNull(),
    token: text().notNull(),
    sha256: byteaColumn('sha256').notNull(),
    bytes: integer().notNull(),
    /** A sent PDF stores its whole content, so that it can be drawn again with a page behind it. */
    content: jsonb().$type<QuotePdfContent>(),
    madeAt: momentColumn('made_at').notNull().defaultNow(),
  },
  ({ quoteId, version, kind }) => [primaryKey({ columns: [quoteId, version, kind] })],
);

export const quoteFiles = pgTable('quote_files', {
  id: idColumn(),
  quoteId: integer('quote_id').notNull(),
  /** It is part of all versions from this one on. */
  sinceVersion: smallint('since_version').notNull(),
  /** It is null while the newest version still has the file. */
  untilVersion: smallint('until_version'),
  kind: text({ enum: fileKinds }).notNull(),
  name: text().notNull(),
  size: integer().notNull(),
  width: integer(),
  height: integer(),
  token: text().notNull(),
  clientKey: text('client_key'),
  createdAt: momentColumn('created_at').notNull().defaultNow(),
});

export const quoteCodes = pgTable(
  'quote_codes',
  {
    quoteId: integer('quote_id').notNull(),
    userId: integer('user_id').notNull(),
    version: smallint().notNull(),
    by: text({ enum: ['email', 'sms'] }).notNull(),
    codeHash: text('code_hash').notNull(),
    attempts: smallint().notNull().default(0),
    expiresAt: momentColumn('expires_at').notNull(),
  },
  ({ quoteId, userId }) => [primaryKey({ columns: [quoteId, userId] })],
);

/** A client has asked about a kind of work or a line; the question itself is a message. */
export const quoteQuestions = pgTable('quote_questions', {
  id: idColumn(),
  quoteId: integer('quote_id').notNull(),
  kind: text({ enum: lineKinds }),
  lineId: integer('line_id'),
  askedAt: momentColumn('asked_at').notNull().defaultNow(),
});

/** A client reports a quote to the moderators. */
export const quoteReports = pgTable('quote_reports', {
  id: idColumn(),
  quoteId: integer('quote_id').notNull(),
  clientId: integer('client_id').notNull(),
  reason: text().notNull(),
  createdAt: momentColumn('created_at').notNull().defaultNow(),
  decidedAt: momentColumn('decided_at'),
  outcome: text({ enum: ['upheld', 'dismissed'] }),
  statement: text(),
});

export const quoteTemplates = pgTable('quote_templates', {
  id: idColumn(),
  companyId: integer('company_id').notNull(),
  name: text().notNull(),
  content: jsonb().$type<TemplateContent>().notNull(),
  createdAt: momentColumn('created_at').notNull().defaultNow(),
});

/** New quotes of a company begin with these. */
export const quoteDefaults = pgTable('quote_defaults', {
  companyId: integer('company_id').primaryKey(),
  intro: text().notNull().default(''),
  conditions: text().notNull().default(''),
  validDays: smallint('valid_days').notNull(),
  warrantyMonths: smallint('warranty_months'),
  plan: jsonb().$type<PaymentPlanPart[]>().notNull().default([]),
  changedAt: momentColumn('changed_at').notNull().defaultNow(),
});
