import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { Lead, StageTotal } from '#company-dashboard/contract/leads.ts';
import { leadStages as allStages, type LeadStage } from '#company-dashboard/rules/lead-stage.ts';
import type { DeskMatch } from '#company-dashboard/web/tabs.ts';
import { classNames } from '#design/class-names.ts';
import { VisuallyHidden } from '#design/text.tsx';
import { useOutcome } from '#web/query.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import styles from './lead-board.module.css';
import { LeadCard } from './lead-card.tsx';
import type { LeadViewProps } from './lead-view-props.ts';
import { totalsQuestion } from './questions.ts';
import { StageTabs, useSwipe } from './stage-tabs.tsx';
import { useCardDrag } from './use-card-drag.ts';

/** A card that went to another column is another element: its button gets the focus that was lost. */
const useHeldFocus = () => {
  const board = useRef<HTMLDivElement>(null);
  const held = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (held.current === undefined || document.activeElement !== document.body) return;
    board.current?.querySelector<HTMLElement>(`[data-lead="${held.current}"] [data-grip]`)?.focus();
  });
  return {
    board,
    hold: (userId: number | undefined) => {
      held.current = userId;
    },
  };
};

/** A column for each stage; a card is dragged, or moved by its button. */
export const LeadBoard = ({ match, items, move, decline, note }: LeadViewProps & { match: DeskMatch }) => {
  const { leads } = useStrings();
  const helpId = useId();
  const [now] = useState(() => new Date());
  const { board, hold } = useHeldFocus();
  const moveHeld: typeof move = (lead, to) => {
    hold(lead.userId);
    return move(lead, to);
  };
  const { drag, begin } = useCardDrag((userId, stage) => {
    const lead = items.find((one) => one.userId === userId);
    if (lead) void move(lead, stage);
  });
  const at = (stage: LeadStage) => items.filter((lead) => lead.stage === stage);
  const { answer: totals = [] } = useOutcome(totalsQuestion(match));
  const totalOf = (stage: LeadStage) => totals.find((total) => total.stage === stage);
  const shown = match.search.stage ?? 'new';
  const swipe = useSwipe(match, shown);
  return (
    <>
      <StageTabs match={match} shown={shown} countOf={(stage) => totalOf(stage)?.count ?? at(stage).length} />
      <div
        ref={board}
        className={classNames(styles.board, drag && styles.dragging)}
        onPointerDown={() => hold(undefined)}
        {...swipe}
      >
        <VisuallyHidden>
          <span id={helpId}>{leads.howToMove}</span>
        </VisuallyHidden>
        {allStages.map((stage) => (
          <Column
            key={stage}
            stage={stage}
            isShown={stage === shown}
            isOver={drag?.over === stage}
            total={totalOf(stage)}
            items={at(stage)}
          >
            {at(stage).map((lead) => (
              <LeadCard
                key={lead.userId}
                lead={lead}
                now={now}
                helpId={helpId}
                begin={begin}
                isDragged={drag?.userId === lead.userId}
                onMove={(to) => void moveHeld(lead, to)}
                onDecline={() => decline(lead)}
                onNote={() => note(lead)}
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
  /** Of all leads, those of other pages too. */
  total: StageTotal | undefined;
  /** The one column that a phone shows. */
  isShown: boolean;
  /** A card would be dropped here. */
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
