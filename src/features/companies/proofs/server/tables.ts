import { date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { ProofKind, ProofRefusalReason, ProofState } from '#features/companies/core/rules/proofs.ts';
import type { FileKind } from '#kernel/uploaded-file.ts';
import { idColumn, momentColumn } from '#server/database/column-types.ts';

/** A company proves these with documents: of each kind there is one settled proof at most, and one open beside it. */
export const companyProofs = pgTable('company_facts', {
  id: idColumn(),
  companyId: integer('company_id').notNull(),
  kind: text().$type<ProofKind>().notNull(),
  state: text().$type<ProofState>().notNull().default('incomplete'),
  number: text().notNull(),
  insurer: text(),
  /** It holds until the end of this day in Luxembourg. */
  expiresOn: date('expires_on', { mode: 'string' }),
  documentKind: text('document_kind').$type<FileKind>(),
  documentName: text('document_name'),
  documentSize: integer('document_size'),
  documentToken: text('document_token'),
  revision: integer().notNull().default(1),
  submittedAt: momentColumn('submitted_at').notNull().defaultNow(),
  decidedAt: momentColumn('decided_at'),
  refusedFor: text('refused_for').$type<ProofRefusalReason>(),
  refusedWhy: text('refused_why'),
  remindedAt: momentColumn('reminded_at'),
});
