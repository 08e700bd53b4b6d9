import { useState } from 'react';
import { Anchor } from '#design/anchor.tsx';
import { classNames } from '#design/class-names.ts';
import { List, ListRow } from '#design/list.tsx';
import { Panel } from '#design/panel.tsx';
import type { Lead } from '#features/dashboards/company/contract/leads.ts';
import { leadStatusOf } from '#features/dashboards/company/rules/lead-status.ts';
import { AssigneeLabel } from '#features/team/core/web/index.ts';
import { href } from '#kernel/href.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './lead-list.module.css';
import { LeadMenu } from './lead-menu.tsx';
import { leadName } from './lead-name.ts';
import { LeadBadge, LeadFacts, LeadPicture, LeadPreview, LeadTime } from './lead-parts.tsx';
import type { LeadViewProps } from './lead-view-props.ts';

/** Lists the leads in the order of the address. */
export const LeadList = ({ items, ...actions }: LeadViewProps) => {
  const { leads } = useStrings();
  const [now] = useState(() => new Date());
  return (
    <Panel title={leads.title}>
      <List label={leads.title}>
        {items.map((lead) => (
          <Row key={lead.otherUser.id} lead={lead} now={now} {...actions} />
        ))}
      </List>
    </Panel>
  );
};

interface RowProps extends Omit<LeadViewProps, 'items'> {
  lead: Lead;
  now: Date;
}

const Row = ({ lead, now, move, decline, editNote }: RowProps) => {
  const { leads } = useStrings();
  const { stage, isPlacedByHand, declinedFor, caretaker } = lead;
  // Its badge says so, and a phone has no room to repeat it.
  const isStatusRedundant = leadStatusOf(lead) === 'newInquiry' && stage === 'new';
  const name = leadName(lead);
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
          onNote={() => editNote(lead)}
        />
      }
    >
      <div className={styles.row}>
        <Anchor className={styles.link} href={href('/messages/:id', { id: lead.otherUser.id })}>
          <b className={styles.name}>{name}</b>
          <LeadPreview lead={lead} />
          {caretaker && <AssigneeLabel assignee={caretaker} />}
        </Anchor>
        <span className={styles.state}>
          <LeadBadge lead={lead} />
          <LeadTime lead={lead} now={now} />
        </span>
        <span className={classNames(styles.stage, isStatusRedundant && styles.said)}>
          {leads.stages[stage]}
          {isPlacedByHand && <small className={styles.byHand}>{leads.placedByHand}</small>}
        </span>
        <div className={styles.facts}>
          <LeadFacts lead={lead} />
        </div>
      </div>
    </ListRow>
  );
};
