import { type TouchEvent, useRef } from 'react';
import { Anchor } from '#design/anchor.tsx';
import {
  type LeadStage,
  leadStages,
  findNeighbouringStage,
} from '#features/dashboards/company/rules/lead-stage.ts';
import { type CompanyDashboardMatch, leadsHref } from '#features/dashboards/company/web/tabs.ts';
import { useNavigation } from '#web/navigation/navigation.tsx';
import { useStrings } from '#web/strings.tsx';
import styles from './stage-tabs.module.css';

interface StageTabsProps {
  match: CompanyDashboardMatch;
  visibleStage: LeadStage;
  countOf: (stage: LeadStage) => number;
}

/** A phone shows one column at a time; these link to the others. */
export const StageTabs = ({ match, visibleStage, countOf }: StageTabsProps) => {
  const { leads } = useStrings();
  return (
    <nav className={styles.tabs} aria-label={leads.stagesOfBoard}>
      {leadStages.map((stage) => (
        <Anchor
          key={stage}
          className={styles.tab}
          href={leadsHref(match, { stage, after: match.search.after?.toString() })}
          stay
          aria-current={stage === visibleStage ? 'true' : undefined}
        >
          {leads.stages[stage]}
          <span className={styles.count}>{countOf(stage)}</span>
        </Anchor>
      ))}
    </nav>
  );
};

const FAR_PX = 60;

/** A long horizontal swipe shows the column beside. */
export const useSwipeBetweenStages = (match: CompanyDashboardMatch, visibleStage: LeadStage) => {
  const { navigate } = useNavigation();
  const from = useRef<{ x: number; y: number }>(undefined);
  const pointOf = ({ changedTouches }: TouchEvent) => {
    const touch = changedTouches.item(0);
    return touch ? { x: touch.clientX, y: touch.clientY } : undefined;
  };
  return {
    onTouchStart: (event: TouchEvent) => {
      // Columns side by side, and a zoom by two fingers, ignore swipes.
      const isPhone = matchMedia('(max-width: 1023px)').matches;
      from.current = isPhone && event.touches.length === 1 ? pointOf(event) : undefined;
    },
    onTouchEnd: (event: TouchEvent) => {
      const to = pointOf(event);
      if (!from.current || !to) return;
      const [x, y] = [to.x - from.current.x, to.y - from.current.y];
      from.current = undefined;
      if (Math.abs(x) < FAR_PX || Math.abs(x) < 2 * Math.abs(y)) return;
      const stage = findNeighbouringStage(visibleStage, x < 0 ? 1 : -1);
      if (stage)
        navigate(leadsHref(match, { stage, after: match.search.after?.toString() }), {
          replace: true,
          stay: true,
        });
    },
  };
};
