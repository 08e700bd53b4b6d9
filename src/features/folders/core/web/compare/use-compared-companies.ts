import { useState } from 'react';
import { COMPARED_COMPANIES } from '#features/folders/core/rules/compared.ts';

export interface ComparedCompanies {
  ids: readonly number[];
  has: (id: number) => boolean;
  turn: (id: number) => void;
  clear: () => void;
  /** As many as can stand side by side. */
  isFull: boolean;
  /** Enough to compare. */
  isEnough: boolean;
}

/** The companies chosen to be compared, in the order of choosing; one that has left is chosen no more. */
export const useComparedCompanies = (companies: readonly { id: number }[]): ComparedCompanies => {
  const [chosenIds, setChosenIds] = useState<readonly number[]>([]);
  const ids = chosenIds.filter((id) => companies.some((company) => company.id === id));
  const has = (id: number) => ids.includes(id);
  return {
    ids,
    has,
    turn: (id) => setChosenIds(has(id) ? ids.filter((otherId) => otherId !== id) : [...ids, id]),
    clear: () => setChosenIds([]),
    isFull: ids.length >= COMPARED_COMPANIES.most,
    isEnough: ids.length >= COMPARED_COMPANIES.least,
  };
};
