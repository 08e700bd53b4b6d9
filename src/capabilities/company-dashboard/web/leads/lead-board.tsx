import { useId, useLayoutEffect, useRef, useState } from 'react';
import { leadStages as allStages, type LeadStage } from '#company-dashboard/rules/lead-stage.ts';
import { classNames } from '#design/class-names.ts';
import { VisuallyHidden } from '#design/text.tsx';
import type { Lead } from '#messaging/contract/conversations.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './lead-board.module.css';
import { LeadCard } from './lead-card.tsx';
import type { LeadViewProps } from './lead-view-props.ts';
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
export const LeadBoard = ({ items, stages, move, decline }: LeadViewProps) => {
  const { leads } = useStrings();
  const helpId = useId();
  const [now] = useState(() => new Date());
  const { board, hold } = useHeldFocus();
  const moveHeld = (lead: Lead, stage: LeadStage) => {
    hold(lead.otherUser.id);
    void move(lead, stage);
  };
  const { drag, begin } = useCardDrag((userId, stage) => {
    const lead = items.find(({ otherUser }) => otherUser.id === userId);
    if (lead) void move(lead, stage);
  });
  return (
    <div
      ref={board}
      className={classNames(styles.board, drag && styles.dragging)}
      onPointerDown={() => hold(undefined)}
    >
      <VisuallyHidden>
        <span id={helpId}>{leads.howToMove}</span>
      </VisuallyHidden>
      {allStages.map((stage) => (
        <Column
          key={stage}
          stage={stage}
          isOver={drag?.over === stage}
          count={items.filter((lead) => stages.of(lead).stage === stage).length}
        >
          {items
            .filter((lead) => stages.of(lead).stage === stage)
            .map((lead) => (
              <LeadCard
                key={lead.otherUser.id}
                lead={lead}
                now={now}
                helpId={helpId}
                begin={begin}
                stored={stages.of(lead)}
                isDragged={drag?.userId === lead.otherUser.id}
                onMove={(to) => moveHeld(lead, to)}
                onDecline={() => decline(lead)}
              />
            ))}
        </Column>
      ))}
    </div>
  );
};

interface ColumnProps {
  stage: LeadStage;
  count: number;
  /** A card would be dropped here. */
  isOver: boolean;
  children: React.ReactNode;
}

const Column = ({ stage, count, isOver, children }: ColumnProps) => {
  const { leads } = useStrings();
  const name = leads.stages[stage];
  return (
    <section
      data-stage={stage}
      aria-label={leads.stageCount(name, count)}
      className={classNames(styles.column, isOver && styles.over)}
    >
      <h2 className={styles.title}>
        {name}
        <span className={styles.count}>{count}</span>
      </h2>
      {count === 0 ? <p className={styles.none}>{leads.emptyStage}</p> : <ul>{children}</ul>}
    </section>
  );
};
