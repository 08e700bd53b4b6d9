import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { showToast } from '#design/toast.ts';
import {
  countLeads,
  type Lead,
  moveLeadToStage,
  type StoredLead,
} from '#features/dashboards/company/contract/leads.ts';
import {
  type LeadStage,
  findNeighbouringStage,
  type StageDirection,
} from '#features/dashboards/company/rules/lead-stage.ts';
import { leadsQuery } from '#features/messaging/core/web/index.ts';
import { callEndpoint } from '#web/api-client.ts';
import { failureReasonOf } from '#web/failure-reason.ts';
import type { EndpointQuery } from '#web/query.ts';
import { useStrings } from '#web/strings.tsx';
import { leadName } from './lead-name.ts';
import type { ListPageOfLeads } from './queries.ts';

const isOfTotals = ({ queryKey: [address] }: { queryKey: readonly unknown[] }) =>
  typeof address === 'string' && address.startsWith(countLeads.url);

/** Loads a page of leads, and returns how to update one in the cache. */
export const useLeads = (query: EndpointQuery<ListPageOfLeads>) => {
  const client = useQueryClient();
  const { queryKey } = query;
  const refetchTotals = () => client.invalidateQueries({ predicate: isOfTotals });
  const { data: leadPage, error } = useQuery(query);
  const { data: conversations } = useQuery(leadsQuery());
  const lastConversations = useRef(conversations);
  // A message may have been a reply to a lead, or be a new one.
  useEffect(() => {
    if (lastConversations.current === conversations) return;
    const isFirst = lastConversations.current === undefined;
    lastConversations.current = conversations;
    if (isFirst) return;
    void client.invalidateQueries({ queryKey, exact: true });
    void client.invalidateQueries({ predicate: isOfTotals });
  });
  return {
    leadPage,
    error,
    latest: (userId: number) =>
      client.getQueryData<ListPageOfLeads>(queryKey)?.items.find((item) => item.userId === userId),
    show: (lead: StoredLead) =>
      client.setQueryData<ListPageOfLeads>(
        queryKey,
        (page) =>
          page && {
            ...page,
            items: page.items.map((item) => (item.userId === lead.userId ? { ...item, ...lead } : item)),
          },
      ),
    refetchTotals,
    /** A fetch from before a lead is moved would show it in its former place. */
    cancelFetch: () => client.cancelQueries({ queryKey, exact: true }),
    refetch: () => client.invalidateQueries({ queryKey, exact: true }),
  };
};

export type UseLeadsResult = ReturnType<typeof useLeads>;

/** Shows a lead at its new stage, stores it, and reverts it if the server refuses. */
export const useMoveLead = (
  { latest, show, refetch, refetchTotals, cancelFetch }: UseLeadsResult,
  announce: (text: string) => void,
) => {
  const strings = useStrings();
  const { leads } = strings;
  const lastSave = useRef(Promise.resolve());
  return async ({ userId }: Lead, to: LeadStage | StageDirection): Promise<void> => {
    // Two keys may be pressed before the first is rendered.
    const lead = latest(userId);
    if (!lead) return;
    const stage = typeof to === 'number' ? findNeighbouringStage(lead.stage, to) : to;
    if (!stage || lead.stage === stage) return;
    const name = leadName(lead);
    void cancelFetch();
    show({ ...lead, stage, isPlacedByHand: true, declinedFor: stage === 'lost' ? lead.declinedFor : null });
    announce(leads.moved(name, leads.stages[stage]));
    // Moves are sent one after the other, so that the last of several quick ones stays.
    const storing = lastSave.current.then(() =>
      callEndpoint(moveLeadToStage, { params: { userId }, body: { stage } }),
    );
    const settled = storing.then(
      () => undefined,
      () => undefined,
    );
    lastSave.current = settled;
    try {
      const movedLead = await storing;
      // Otherwise a later move is shown already.
      if (lastSave.current === settled) {
        show(movedLead);
        void refetch();
      }
      void refetchTotals();
    } catch (error) {
      show(lead);
      announce(leads.movedBack(name, leads.stages[lead.stage]));
      showToast({
        tone: 'destructive',
        title: leads.moveFailed(name),
        text: failureReasonOf(error, strings),
      });
      void lastSave.current.then(refetch);
    }
  };
};
