import { useEffect } from 'react';
import { createStore, useStore } from '#design/store.ts';
import { COMPARED_COMPANIES_LIMITS } from '#features/folders/core/rules/compared-companies-limits.ts';
import type { ComparisonChoiceState } from './use-comparison-choice.ts';

/** The choice lasts through searches and pages until the tab is closed. */
const NAME = 'giewel-chosen';

const store = createStore<readonly number[]>([]);

const recall = (): readonly number[] => {
  try {
    return (JSON.parse(sessionStorage.getItem(NAME) ?? '[]') as unknown[])
      .filter((id) => typeof id === 'number')
      .slice(0, COMPARED_COMPANIES_LIMITS.most);
  } catch {
    // If storage is full or forbidden, the choice is only forgotten.
    return [];
  }
};

const choose = (ids: readonly number[]) => {
  store.set(ids);
  try {
    sessionStorage.setItem(NAME, JSON.stringify(ids));
  } catch {
    // A choice that cannot be stored lasts until the page is left.
  }
};

const none: readonly number[] = [];

/** Returns the companies ticked in all searches, in the order of choosing. */
export const useSearchComparisonChoice = (): ComparisonChoiceState => {
  const ids = useStore(store, (state) => state, none);
  useEffect(() => {
    if (store.get().length === 0) store.set(recall());
  }, []);
  const has = (id: number) => ids.includes(id);
  return {
    ids,
    has,
    turn: (id) => choose(has(id) ? ids.filter((otherId) => otherId !== id) : [...ids, id]),
    clear: () => choose([]),
    isFull: ids.length >= COMPARED_COMPANIES_LIMITS.most,
    isEnough: ids.length >= COMPARED_COMPANIES_LIMITS.least,
  };
};
