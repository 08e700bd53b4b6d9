import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { openProofStates, type ProofKind } from '#features/companies/core/rules/proofs.ts';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import type { Db } from '#server/database/db.ts';
import { type PrivateFile, createPrivateFiles } from '#server/files/private-files.ts';
import { companyProofs as f } from './tables.ts';

export const proofFileStore = createPrivateFiles('facts');

export type StoredProof = typeof f.$inferSelect;

export const proofDocumentOf = ({
  documentKind: kind,
  documentName: name,
  documentSize: size,
  documentToken: token,
}: StoredProof): (PrivateFile & { name: string; size: number }) | null =>
  kind && name && size && token ? { kind, name, size, token } : null;

/** Returns the names of all stored files of these proofs. */
export const proofFileNames = (rows: readonly StoredProof[]): string[] =>
  rows.flatMap((row) => {
    const document = proofDocumentOf(row);
    return document ? proofFileStore.namesOf(document) : [];
  });

export const findCompanyOfOwner = async (db: Db, userId: number) => {
  const [company] = await db.select().from(companyProfiles).where(eq(companyProfiles.userId, userId));
  return company;
};

export const readProofsOfCompany = (db: Db, companyId: number): Promise<StoredProof[]> =>
  db.select().from(f).where(eq(f.companyId, companyId)).orderBy(asc(f.id));

/** The company is locked before any of its proofs, so that submitting and deciding never deadlock. */
export const lockCompanyOfProofs = (transaction: Db, companyId: number) =>
  transaction
    .select({ id: companyProfiles.id })
    .from(companyProfiles)
    .where(eq(companyProfiles.id, companyId))
    .for('no key update');

/** Locks the claim to be verified until the transaction ends. */
export const lockOpenProof = async (transaction: Db, companyId: number, kind: ProofKind) => {
  const [row] = await transaction
    .select()
    .from(f)
    .where(and(eq(f.companyId, companyId), eq(f.kind, kind), inArray(f.state, [...openProofStates])))
    .for('update');
  return row;
};

/** Finds a proof with the account that owns it. */
export const findProof = async (db: Db, id: number) => {
  const [row] = await db
    .select({ fact: f, ownerId: companyProfiles.userId })
    .from(f)
    .innerJoin(companyProfiles, eq(companyProfiles.id, f.companyId))
    .where(eq(f.id, id));
  return row;
};

const idsPlaceholder = sql`${sql.placeholder('ids')}::integer[]`;

// A job marks a proof as ended and drops the cached responses; reads before that must leave it out already.
export const isProofInForceSql = sql`${f.state} = 'verified'
  and (${f.expiresOn} is null or ${f.expiresOn} >= (app_now() at time zone 'Europe/Luxembourg')::date)`;

/** Everybody may know this about a proof in force. */
export const verifiedProofColumns = {
  companyId: f.companyId,
  kind: f.kind,
  number: f.number,
  insurer: f.insurer,
  decidedAt: f.decidedAt,
  expiresOn: f.expiresOn,
};

/** Reads the proofs in force of some companies. The statement is prepared once. */
export const createVerifiedProofsReader = (db: Db) => {
  const query = db
    .select(verifiedProofColumns)
    .from(f)
    .where(and(sql`${f.companyId} = any(${idsPlaceholder})`, isProofInForceSql))
    .orderBy(asc(f.id))
    .prepare('verified_facts');
  return (ids: readonly number[]) => query.execute({ ids });
};

export type VerifiedProofRow = Awaited<ReturnType<ReturnType<typeof createVerifiedProofsReader>>>[number];
