import type { ProofKind } from '#features/companies/core/rules/proofs.ts';
import type { QueueEntry } from '#features/moderation/core/contract/moderation.ts';

interface PublicRegister {
  name: string;
  href: string;
}

/** Anybody can look a number up in these. None of them takes the number in its address. */
export const publicRegisters = {
  vat: { name: 'VIES', href: 'https://ec.europa.eu/taxation_customs/vies/' },
  registration: { name: 'LBR', href: 'https://www.lbr.lu/' },
  // The ministry's page on permits leads to its search.
  permit: {
    name: 'Guichet.lu',
    href: 'https://guichet.public.lu/fr/entreprises/creation-developpement/autorisation-etablissement/autorisation-honorabilite/autorisation-etablissement.html',
  },
} as const satisfies Partial<Record<ProofKind | 'vat', PublicRegister>>;

const isRegistered = (kind: string | undefined): kind is keyof typeof publicRegisters =>
  kind !== undefined && Object.hasOwn(publicRegisters, kind);

/** Returns where a detail of an entry is looked up; which register has a proof's number depends on its kind. */
export const registerOfDetail = (
  name: QueueEntry['facts'][number]['name'],
  facts: QueueEntry['facts'],
): PublicRegister | null => {
  if (name === 'vatNumber') return publicRegisters.vat;
  if (name === 'registrationNumber') return publicRegisters.registration;
  if (name !== 'number') return null;
  const kind = facts.find((fact) => fact.name === 'fact')?.value;
  return isRegistered(kind) ? publicRegisters[kind] : null;
};
