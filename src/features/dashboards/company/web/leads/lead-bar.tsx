import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#design/button.tsx';
import { Select } from '#design/select.tsx';
import {
  getLead,
  type Lead,
  moveLeadToStage,
  type StoredLead,
} from '#features/dashboards/company/contract/leads.ts';
import { type LeadStage, leadStages } from '#features/dashboards/company/rules/lead-stage.ts';
import { partnerQuery } from '#features/messaging/core/web/index.ts';
import { createQuote } from '#features/quotes/core/contract/quotes.ts';
import { href } from '#kernel/href.ts';
import { callEndpoint } from '#web/api-client.ts';
import type { LeadBarProps } from '#web/app-registration.ts';
import { useNavigation } from '#web/navigation/navigation.tsx';
import { queryFor } from '#web/query.ts';
import { useStrings } from '#web/strings.tsx';
import { useMutationWithToast } from '#web/use-mutation-with-toast.ts';
import { DeclineLeadDialog } from './decline-lead-dialog.tsx';
import styles from './lead-bar.module.css';
import { leadName } from './lead-name.ts';

const leadQuery = (userId: number) => queryFor(getLead, { params: { userId } });

/** Shows the lead's stage at the head of a conversation, where it can be changed and declined. */
export const LeadBar = ({ partnerId, lastMessageId }: LeadBarProps) => {
  const client = useQueryClient();
  const query = leadQuery(partnerId);
  const { data: currentLead } = useQuery(query);
  const { queryKey } = query;
  const lastSeenMessageId = useRef(lastMessageId);
  useEffect(() => {
    if (lastSeenMessageId.current === lastMessageId) return;
    lastSeenMessageId.current = lastMessageId;
    void client.invalidateQueries({ queryKey, exact: true });
  });
  const show = (storedLead: StoredLead) => {
    client.setQueryData<Lead>(queryKey, (lead) => lead && { ...lead, ...storedLead });
    void client.invalidateQueries({
      predicate: ({ queryKey: [first] }) =>
        typeof first === 'string' && first.startsWith('/api/company-leads?'),
    });
  };
  return currentLead ? <Bar lead={currentLead} show={show} /> : null;
};

const Bar = ({ lead, show }: { lead: Lead; show: (lead: StoredLead) => void }) => {
  const { leads } = useStrings();
  const [isDeclining, setIsDeclining] = useState(false);
  const { change, isBusy } = useMutationWithToast({
    send: (stage: LeadStage) =>
      callEndpoint(moveLeadToStage, { params: { userId: lead.userId }, body: { stage } }),
    onDone: show,
    failed: (text) => ({ title: leads.moveFailed(leadName(lead)), text }),
  });
  return (
    <div className={styles.bar}>
      <Select
        size="small"
        className={styles.stage}
        aria-label={leads.stage}
        value={lead.stage}
        disabled={isBusy}
        onChange={({ target }) => void change(target.value as LeadStage)}
      >
        {leadStages.map((stage) => (
          <option key={stage} value={stage}>
            {leads.stages[stage]}
          </option>
        ))}
      </Select>
      {lead.declinedFor === null && lead.stage !== 'won' && (
        <Button variant="quiet" size="small" onClick={() => setIsDeclining(true)}>
          {leads.decline}
        </Button>
      )}
      {/* A request has its own form to quote for it. */}
      {!lead.work?.isRequest && <WriteQuote lead={lead} />}
      {isDeclining && <DeclineLeadDialog lead={lead} onDone={show} onClose={() => setIsDeclining(false)} />}
    </div>
  );
};

const WriteQuote = ({ lead }: { lead: Lead }) => {
  const { leads } = useStrings();
  const { navigate } = useNavigation();
  const { data: partner } = useQuery(partnerQuery(String(lead.userId)));
  const begin = useMutationWithToast({
    send: (_: void, callOptions) =>
      callEndpoint(createQuote, { body: { clientId: lead.userId } }, callOptions),
    onDone: ({ id }) => navigate(href('/quotes/:id/write', { id })),
    failed: (text) => ({ title: leads.quoteFailed(leadName(lead)), text }),
  });
  if (!partner?.abilities.mayPropose) return null;
  return (
    <Button
      variant="quiet"
      size="small"
      icon="document"
      busy={begin.isBusy}
      onClick={() => void begin.change()}
    >
      {leads.writeQuote}
    </Button>
  );
};
