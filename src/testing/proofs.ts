import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProofKind } from '#features/companies/core/rules/proofs.ts';
import type { CompanyProof, CompanyProofs } from '#features/companies/proofs/contract/proofs.ts';
import { emptyPdf } from './attachments.ts';
import type { TestHost } from './host.ts';

/** Groups the calls a test makes about a company's verified facts. */
export const proofCalls = ({ ask, services }: Pick<TestHost, 'ask' | 'services'>) => {
  const enter = (as: number, body: object) => ask('PATCH', '/api/company-facts', { as, body });
  const upload = (as: number, kind: string, bytes: Uint8Array = emptyPdf, name = 'extract.pdf') => {
    const form = new FormData();
    form.append('file', new Blob([bytes as BlobPart]), name);
    return ask('POST', `/api/company-facts/${kind}/document`, { as, form });
  };
  const read = async (as: number) => (await ask('GET', '/api/company-facts', { as })).body as CompanyProofs;
  const proofOf = async (as: number, kind: ProofKind): Promise<CompanyProof> => {
    const proof = (await read(as)).facts.find((fact) => fact.kind === kind);
    if (!proof) throw new Error(`There is no line about ${kind}`);
    return proof;
  };
  return {
    enter,
    upload,
    read,
    proofOf,
    sent: async (as: number, body: { kind: ProofKind } & object) => {
      for (const { status, text } of [await enter(as, body), await upload(as, body.kind)])
        if (status !== 200) throw new Error(`It was refused: ${status} ${text}`);
      const { open } = await proofOf(as, body.kind);
      if (!open) throw new Error('Nothing waits');
      return open;
    },
    fetched: (as: number | undefined, id: number) =>
      ask('GET', `/api/company-fact-documents/${id}`, as === undefined ? {} : { as }),
    storedNames: async (): Promise<string[]> => {
      const names: string[] = await readdir(join(services.config.dataDir, 'files/facts')).catch(() => []);
      return names.sort();
    },
  };
};
