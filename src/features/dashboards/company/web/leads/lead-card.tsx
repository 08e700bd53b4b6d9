import type { PointerEvent } from 'react';
import { Anchor } from '#design/anchor.tsx';
import { Button } from '#design/button.tsx';
import { classNames } from '#design/class-names.ts';
import type { Lead } from '#features/dashboards/company/contract/leads.ts';
import {
  type LeadStage,
  findNeighbouringStage,
  type StageDirection,
} from '#features/dashboards/company/rules/lead-stage.ts';
import { AssigneeLabel } from '#features/team/core/web/index.ts';
import { href } from '#kernel/href.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './lead-card.module.css';
import { LeadMenu } from './lead-menu.tsx';
import { leadName } from './lead-name.ts';
import { LeadBadge, LeadFacts, LeadPicture, LeadPreview, LeadTime } from './lead-parts.tsx';

interface LeadCardProps {
  lead: Lead;
  now: Date;
  /** This element describes how a card is moved. */
  helpId: string;
  isDragged: boolean;
  begin: (event: PointerEvent<HTMLElement>, userId: number) => void;
  onMove: (to: LeadStage | StageDirection) => void;
  onDecline: () => void;
  onNote: () => void;
}

export const LeadCard = (props: LeadCardProps) => {
  const { lead, now, helpId, isDragged, begin, onMove, onDecline, onNote } = props;
  const { leads } = useStrings();
  const { id } = lead.otherUser;
  const name = leadName(lead);
  const next = lead.stage === 'lost' ? undefined : findNeighbouringStage(lead.stage, 1);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its button does without a pointer what a drag does
    <li
      data-lead={id}
      className={classNames(styles.card, isDragged && styles.dragged)}
      onPointerDown={(event) => begin(event, id)}
      onDragStart={(event) => event.preventDefault()}
    >
      <div className={styles.head}>
        <LeadPicture lead={lead} />
        <Anchor className={styles.name} href={href('/messages/:id', { id })}>
          {name}
        </Anchor>
        <LeadMenu
          name={name}
          onMove={onMove}
          onDecline={onDecline}
          onNote={onNote}
          helpId={helpId}
          stage={lead.stage}
          onStep={onMove}
          isDeclined={lead.declinedFor !== null}
        />
      </div>
      <LeadPreview lead={lead} className={styles.said} />
      {lead.declinedFor && (
        <span className={styles.reason}>{leads.declinedFor(leads.reasons[lead.declinedFor])}</span>
      )}
      {lead.isPlacedByHand && <span className={styles.reason}>{leads.placedByHand}</span>}
      {lead.caretaker && <AssigneeLabel assignee={lead.caretaker} />}
      <div className={styles.foot}>
        <LeadTime lead={lead} now={now} />
        <LeadBadge lead={lead} />
      </div>
      <LeadFacts lead={lead} />
      {next && next !== 'lost' && (
        <div className={styles.next}>
          <Button variant="quiet" size="small" iconAfter="arrow-right" onClick={() => onMove(next)}>
            {leads.stages[next]}
          </Button>
        </div>
      )}
    </li>
  );
};
