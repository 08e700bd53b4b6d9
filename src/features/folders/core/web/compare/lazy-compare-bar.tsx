import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { href } from '#kernel/href.ts';
import { useLazyComponent } from '#web/use-lazy-component.ts';
import type { CompareBarProps } from './compare-bar.tsx';
import type { SearchedTradeAndCommune } from './request-all-link.tsx';
import { useSearchComparisonChoice } from './use-search-comparison-choice.ts';

/** The comparison's code and strings load with the first tick. */
export const LazyCompareBar = ({ searched }: { searched: SearchedTradeAndCommune }) => {
  const choice = useSearchComparisonChoice();
  const late = useLazyComponent(['folders']);
  const [Bar, setBar] = useState<ComponentType<CompareBarProps> | null>(null);
  const isAnyChosen = choice.ids.length > 0;
  const load = useEffectEvent(() => late(() => import('./compare-bar.tsx')));
  useEffect(() => {
    if (!isAnyChosen) return;
    void load().then((part) => part && setBar(() => part.CompareBar));
  }, [isAnyChosen]);
  return (
    Bar && (
      <Bar
        choice={choice}
        hrefOf={(ids) => href('/compare', { ids, category: searched.category, from: searched.commune })}
        searched={searched}
      />
    )
  );
};
