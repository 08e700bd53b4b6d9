import type { PointerEvent } from 'react';
import type { StoredLead } from '#company-dashboard/contract/leads.ts';
import { type LeadStage, stageBeside } from '#company-dashboard/rules/lead-stage.ts';
import { Anchor } from '#design/anchor.tsx';
import { Badge } from '#design/badge.tsx';
import { classNames } from '#design/class-names.ts';
import type { Lead } from '#messaging/contract/conversations.ts';
import { CaretakerLine } from '#team/web/index.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './lead-card.module.css';
import { LeadMenu } from './lead-menu.tsx';
import { leadName } from './lead-name.ts';
import { LeadPicture, LeadPreview, LeadTime } from './lead-parts.tsx';

interface LeadCardProps {
  lead: Lead;
  stored: StoredLead;
  now: Date;
  /** The element that describes how a card is moved. */
  helpId: string;
  isDragged: boolean;
  begin: (event: PointerEvent<HTMLElement>, userId: number) => void;
  onMove: (stage: LeadStage) => void;
  onDecline: () => void;
}

export const LeadCard = (props: LeadCardProps) => {
  const { lead, stored, now, helpId, isDragged, begin, onMove, onDecline } = props;
  const { leads } = useStrings();
  const { id } = lead.otherUser;
  const name = leadName(lead);
  const isNew = lead.unreadCount > 0;
  const step = (by: -1 | 1) => {
    const beside = stageBeside(stored.stage, by);
    if (beside) onMove(beside);
  };
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
        <Anchor className={styles.name} href={`/messages/${id}`}>
          {name}
        </Anchor>
        <LeadMenu
          name={name}
          onMove={onMove}
          onDecline={onDecline}
          helpId={helpId}
          stage={stored.stage}
          onStep={step}
          isDeclined={stored.declinedFor !== null}
        />
      </div>
      <LeadPreview lead={lead} className={styles.said} />
      {stored.declinedFor && (
        <span className={styles.reason}>{leads.declinedFor(leads.reasons[stored.declinedFor])}</span>
      )}
      {stored.caretaker && <CaretakerLine caretaker={stored.caretaker} />}
      <div className={styles.foot}>
        <Badge tone={isNew ? 'hot' : 'plain'}>{isNew ? leads.newInquiry : leads.active}</Badge>
        <LeadTime lead={lead} now={now} />
      </div>
    </li>
  );
};
