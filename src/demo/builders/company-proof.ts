import { randomBytes } from 'node:crypto';
import { companyProofs } from '#features/companies/proofs/server/tables.ts';
import { buildCompany } from './company.ts';
import { type Db, firstInsertedRow } from './db.ts';
import { nextUniqueNumber, someDay } from './number.ts';

export type CompanyProof = typeof companyProofs.$inferSelect;
export type CompanyProofValues = typeof companyProofs.$inferInsert;

/** Fills the columns that kind and state require, with a number of its own. */
export const companyProofRow = (
  overrides: Partial<CompanyProofValues> & { companyId: number },
): CompanyProofValues => {
  const { kind = 'registration', state = 'waiting' } = overrides;
  const isDecided = state !== 'waiting' && state !== 'incomplete';
  return {
    kind,
    state,
    number: kind === 'registration' ? `B${1e5 + nextUniqueNumber()}` : `N-${nextUniqueNumber()}`,
    ...(kind === 'insurance' && {
      insurer: 'Assurances du Moulin',
      expiresOn: '2099-12-31',
    }),
    ...(state !== 'incomplete' && {
      documentKind: 'pdf',
      documentName: 'document.pdf',
      documentSize: 1e3,
      documentToken: randomBytes(16).toString('hex'),
    }),
    ...(isDecided && { decidedAt: someDay }),
    ...(state === 'refused' && {
      refusedFor: 'unreadable',
      refusedWhy: 'The scan is black.',
    }),
    ...overrides,
  };
};

/** Adds a fact of a company that waits for a moderator. Only the row exists: no document is stored. */
export const buildCompanyProof = async (
  db: Db,
  overrides: Partial<CompanyProofValues> = {},
): Promise<CompanyProof> => {
  const companyId = overrides.companyId ?? (await buildCompany(db)).id;
  return firstInsertedRow(
    db
      .insert(companyProofs)
      .values(companyProofRow({ ...overrides, companyId }))
      .returning(),
  );
};
