import { useState } from 'react';
import { Badge } from '#design/badge.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { List, ListRow } from '#design/list.tsx';
import { Panel, PanelBody } from '#design/panel.tsx';
import { SkeletonRows } from '#design/skeleton.tsx';
import { Text } from '#design/text.tsx';
import type { Lead } from '#features/dashboards/company/contract/leads.ts';
import { companyDashboardTabHref } from '#features/dashboards/company/web/tabs.ts';
import { href } from '#kernel/href.ts';
import { useStrings } from '#web/strings.tsx';
import { leadName } from './lead-name.ts';
import { LeadPicture, LeadPreview, LeadTime } from './lead-parts.tsx';
import { RECENT_LEAD_COUNT, recentLeadsQuery } from './queries.ts';
import styles from './recent-leads.module.css';
import { useLeads } from './use-leads.ts';

/** The dashboard shows who has written last. */
export const RecentLeads = () => {
  const { leads } = useStrings();
  const [now] = useState(() => new Date());
  const { leadPage, error } = useLeads(recentLeadsQuery);
  const items = leadPage?.items ?? [];
  return (
    <Panel
      title={leads.recentLeads}
      end={
        leadPage &&
        leadPage.total > RECENT_LEAD_COUNT && (
          <LinkButton variant="quiet" size="small" href={companyDashboardTabHref('messages')}>
            {leads.viewAll}
          </LinkButton>
        )
      }
    >
      {items.length > 0 && (
        <List label={leads.recentLeads}>
          {items.map((lead) => (
            <RecentLead key={lead.otherUser.id} lead={lead} now={now} />
          ))}
        </List>
      )}
      {leadPage?.items.length === 0 && <Nothing text={leads.noneText} />}
      {!leadPage && (error ? <Nothing text={leads.failed} /> : <SkeletonRows rows={RECENT_LEAD_COUNT} />)}
    </Panel>
  );
};

const Nothing = ({ text }: { text: string }) => (
  <PanelBody>
    <Text tone="muted">{text}</Text>
  </PanelBody>
);

const RecentLead = ({ lead, now }: { lead: Lead; now: Date }) => {
  const { leads } = useStrings();
  const isNew = lead.unreadCount > 0 || lead.waitingSince !== null;
  return (
    <ListRow
      href={href('/messages/:id', { id: lead.otherUser.id })}
      start={<LeadPicture lead={lead} />}
      end={
        <span className={styles.state}>
          <Badge tone={isNew ? 'hot' : 'plain'}>{isNew ? leads.newLead : leads.responded}</Badge>
          <LeadTime lead={lead} now={now} />
        </span>
      }
    >
      <b className={styles.name}>{leadName(lead)}</b>
      <LeadPreview lead={lead} />
    </ListRow>
  );
};
