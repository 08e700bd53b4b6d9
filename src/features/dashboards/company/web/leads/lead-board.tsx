import { useQuery } from '@tanstack/react-query';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '#design/class-names.ts';
import { VisuallyHidden } from '#design/text.tsx';
import type { Lead, StageTotal } from '#features/dashboards/company/contract/leads.ts';
import { type LeadStage, leadStages as allStages } from '#features/dashboards/company/rules/lead-stage.ts';
import type { CompanyDashboardMatch } from '#features/dashboards/company/web/tabs.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import styles from './lead-board.module.css';
import { LeadCard } from './lead-card.tsx';
import type { LeadViewProps } from './lead-view-props.ts';
import { stageTotalsQuery } from './queries.ts';
import { StageTabs, useSwipeBetweenStages } from './stage-tabs.tsx';
import { useLeadCardDrag } from './use-card-drag.ts';

/** A card in another column is another element: its button takes the focus that was lost. */
const useMovedCardFocus = () => {
  const board = useRef<HTMLDivElement>(null);
  const movedUserId = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (movedUserId.current === undefined || document.activeElement !== document.body) return;
    board.current?.querySelector<HTMLElement>(`[data-lead="${movedUserId.current}"] [data-grip]`)?.focus();
  });
  return {
    board,
    rememberMoved: (userId: number | undefined) => {
      movedUserId.current = userId;
    },
  };
};

/** Each stage has a column; a card is dragged, or moved by its button. */
export const LeadBoard = ({
  match,
  items,
  move,
  decline,
  editNote,
}: LeadViewProps & { match: CompanyDashboardMatch }) => {
  const { leads } = useStrings();
  const helpId = useId();
  const [now] = useState(() => new Date());
  const { board, rememberMoved } = useMovedCardFocus();
  const moveWithFocus: typeof move = (lead, to) => {
    rememberMoved(lead.userId);
    return move(lead, to);
  };
  const { drag, begin } = useLeadCardDrag((userId, stage) => {
    const lead = items.find((item) => item.userId === userId);
    if (lead) void move(lead, stage);
  });
  const leadsAt = (stage: LeadStage) => items.filter((lead) => lead.stage === stage);
  const { data: totals = [] } = useQuery(stageTotalsQuery(match));
  const totalOf = (stage: LeadStage) => totals.find((total) => total.stage === stage);
  const visibleStage = match.search.stage ?? 'new';
  const swipe = useSwipeBetweenStages(match, visibleStage);
  return (
    <>
      <StageTabs
        match={match}
        visibleStage={visibleStage}
        countOf={(stage) => totalOf(stage)?.count ?? leadsAt(stage).length}
      />
      <div
        ref={board}
        className={classNames(styles.board, drag && styles.dragging)}
        onPointerDown={() => rememberMoved(undefined)}
        {...swipe}
      >
        <VisuallyHidden>
          <span id={helpId}>{leads.howToMove}</span>
        </VisuallyHidden>
        {allStages.map((stage) => (
          <Column
            key={stage}
            stage={stage}
            isShown={stage === visibleStage}
            isOver={drag?.over === stage}
            total={totalOf(stage)}
            items={leadsAt(stage)}
          >
            {leadsAt(stage).map((lead) => (
              <LeadCard
                key={lead.userId}
                lead={lead}
                now={now}
                helpId={helpId}
                begin={begin}
                isDragged={drag?.userId === lead.userId}
                onMove={(to) => void moveWithFocus(lead, to)}
                onDecline={() => decline(lead)}
                onNote={() => editNote(lead)}
              />
            ))}
          </Column>
        ))}
      </div>
    </>
  );
};

interface ColumnProps {
  stage: LeadStage;
  items: readonly Lead[];
  /** Counts all leads, those of other pages too. */
  total: StageTotal | undefined;
  /** A phone shows only this column. */
  isShown: boolean;
  /** True while a card would be dropped here. */
  isOver: boolean;
  children: React.ReactNode;
}

const Column = ({ stage, items, total, isShown, isOver, children }: ColumnProps) => {
  const { leads } = useStrings();
  const format = useFormat();
  const name = leads.stages[stage];
  const count = total?.count ?? items.length;
  const waiting = total?.waiting ?? items.filter(({ waitingSince }) => waitingSince !== null).length;
  const isElsewhere = items.length === 0 && count > 0;
  return (
    <section
      data-stage={stage}
      aria-label={leads.stageCount(name, count)}
      className={classNames(styles.column, isOver && styles.over, !isShown && styles.elsewhere)}
    >
      <h2 className={styles.title}>
        {name}
        <span className={styles.count}>{count}</span>
      </h2>
      {total && total.value > 0 && <p className={styles.sum}>{leads.worth(format.euros(total.value))}</p>}
      {waiting > 0 && <p className={styles.waiting}>{leads.waitingFirst(waiting)}</p>}
      {items.length === 0 ? (
        <p className={styles.none}>{isElsewhere ? leads.onOtherPages : leads.emptyStage}</p>
      ) : (
        <ul>{children}</ul>
      )}
    </section>
  );
};
