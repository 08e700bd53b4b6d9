import { and, eq } from 'drizzle-orm';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import { proofDocumentOf, proofFileStore } from '#features/companies/proofs/server/index.ts';
import { companyProofs } from '#features/companies/proofs/server/tables.ts';
import type { FileStore } from '#server/files/file-store.ts';
import type { Db } from './builders/db.ts';

/** Stores the documents behind the demo's facts. Storing them again does no harm. */
export const seedProofDocuments = async (db: Db, files: FileStore): Promise<void> => {
  const rows = await db
    .select({ fact: companyProofs, company: companyProfiles.name })
    .from(companyProofs)
    .innerJoin(companyProfiles, eq(companyProfiles.id, companyProofs.companyId))
    .where(and(eq(companyProfiles.isDemo, true), eq(companyProofs.documentKind, 'pdf')));
  for (const { fact, company } of rows) {
    const document = proofDocumentOf(fact);
    const [name] = document ? proofFileStore.namesOf(document) : [];
    const storedFile = name && (await files.read(name));
    if (storedFile) storedFile.content.destroy();
    else if (name) {
      const { drawDemoPdf } = await import('./demo-pdf.ts');
      await files.put(name, await drawDemoPdf(`${company}: ${fact.number}`, ['Invented for the demo.']));
    }
  }
};
