import { useState } from 'react';
import { COMPARED_COMPANIES_LIMITS } from '#features/folders/core/rules/compared-companies-limits.ts';

export interface ComparisonChoiceState {
  ids: readonly number[];
  has: (id: number) => boolean;
  turn: (id: number) => void;
  clear: () => void;
  /** As many are chosen as a comparison can show. */
  isFull: boolean;
  /** Enough are chosen to compare. */
  isEnough: boolean;
}

/** Returns the companies chosen for comparing, in the order of choosing; one that left the folder is no longer chosen. */
export const useFolderComparisonChoice = (companies: readonly { id: number }[]): ComparisonChoiceState => {
  const [chosenIds, setChosenIds] = useState<readonly number[]>([]);
  const ids = chosenIds.filter((id) => companies.some((company) => company.id === id));
  const has = (id: number) => ids.includes(id);
  return {
    ids,
    has,
    turn: (id) => setChosenIds(has(id) ? ids.filter((otherId) => otherId !== id) : [...ids, id]),
    clear: () => setChosenIds([]),
    isFull: ids.length >= COMPARED_COMPANIES_LIMITS.most,
    isEnough: ids.length >= COMPARED_COMPANIES_LIMITS.least,
  };
};
