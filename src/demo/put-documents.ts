import { and, eq } from 'drizzle-orm';
import { documentOf, factFiles } from '../capabilities/companies/server/index.ts';
import { companyFacts, companyProfiles } from '../capabilities/companies/server/tables.ts';
import type { FileStore } from '../server/files/file-store.ts';
import type { Db } from './builders/db.ts';

/** A page with one line, as small as a PDF can be. */
const pdfSaying = (line: string): Buffer => {
  const content = `BT /F1 18 Tf 72 740 Td (${line}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  const parts = ['%PDF-1.7\n', ...objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`)];
  const startOf = (index: number) => parts.slice(0, index).join('').length;
  const lines = objects.map((_, index) => `${String(startOf(index + 1)).padStart(10, '0')} 00000 n \n`);
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${lines.join('')}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${parts.join('').length}\n%%EOF\n`;
  return Buffer.from([...parts, table, trailer].join(''), 'latin1');
};

/** The documents behind the demo's facts. Putting them again is no mistake. */
export const putDocuments = async (db: Db, files: FileStore): Promise<void> => {
  const rows = await db
    .select({ fact: companyFacts, company: companyProfiles.name })
    .from(companyFacts)
    .innerJoin(companyProfiles, eq(companyProfiles.id, companyFacts.companyId))
    .where(and(eq(companyProfiles.isDemo, true), eq(companyFacts.documentKind, 'pdf')));
  for (const { fact, company } of rows) {
    const document = documentOf(fact);
    const [name] = document ? factFiles.namesOf(document) : [];
    const stored = name && (await files.read(name));
    if (stored) stored.content.destroy();
    else if (name) await files.put(name, pdfSaying(`${company}: ${fact.number}. Invented for the demo.`));
  }
};
