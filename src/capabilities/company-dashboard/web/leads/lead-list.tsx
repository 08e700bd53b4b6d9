import { useState } from 'react';
import { Anchor } from '#design/anchor.tsx';
import { Badge } from '#design/badge.tsx';
import { List, ListRow } from '#design/list.tsx';
import { Panel } from '#design/panel.tsx';
import type { Lead } from '#messaging/contract/conversations.ts';
import { CaretakerLine } from '#team/web/index.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './lead-list.module.css';
import { LeadMenu } from './lead-menu.tsx';
import { leadName } from './lead-name.ts';
import { LeadPicture, LeadPreview, LeadTime } from './lead-parts.tsx';
import type { LeadViewProps } from './lead-view-props.ts';

/** The leads as they came, latest first. */
export const LeadList = ({ items, ...acts }: LeadViewProps) => {
  const { leads } = useStrings();
  const [now] = useState(() => new Date());
  return (
    <Panel title={leads.title}>
      <List label={leads.title}>
        {items.map((lead) => (
          <Row key={lead.otherUser.id} lead={lead} now={now} {...acts} />
        ))}
      </List>
    </Panel>
  );
};

interface RowProps extends Omit<LeadViewProps, 'items'> {
  lead: Lead;
  now: Date;
}

const Row = ({ lead, now, stages, move, decline }: RowProps) => {
  const { leads } = useStrings();
  const { stage, declinedFor, caretaker } = stages.of(lead);
  const name = leadName(lead);
  const isNew = lead.unreadCount > 0;
  return (
    <ListRow
      start={<LeadPicture lead={lead} />}
      end={
        <LeadMenu
          name={name}
          stage={stage}
          isDeclined={declinedFor !== null}
          onMove={(to) => void move(lead, to)}
          onDecline={() => decline(lead)}
        />
      }
    >
      <div className={styles.row}>
        <Anchor className={styles.link} href={`/messages/${lead.otherUser.id}`}>
          <b className={styles.name}>{name}</b>
          <LeadPreview lead={lead} />
          {caretaker && <CaretakerLine caretaker={caretaker} />}
        </Anchor>
        <span className={styles.state}>
          <Badge tone={isNew ? 'hot' : 'plain'}>{isNew ? leads.newInquiry : leads.active}</Badge>
          <LeadTime lead={lead} now={now} />
        </span>
        <span className={styles.stage}>{leads.stages[stage]}</span>
      </div>
    </ListRow>
  );
};
