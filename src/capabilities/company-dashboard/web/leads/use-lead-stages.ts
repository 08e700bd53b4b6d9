import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { moveLead, type StoredLead } from '#company-dashboard/contract/leads.ts';
import type { LeadStage } from '#company-dashboard/rules/lead-stage.ts';
import type { DeskMatch } from '#company-dashboard/web/tabs.ts';
import { showToast } from '#design/toast.ts';
import type { Page } from '#kernel/endpoint.ts';
import type { Lead } from '#messaging/contract/conversations.ts';
import { call } from '#web/api-client.ts';
import { reasonOf } from '#web/failure-reason.ts';
import { useOutcome } from '#web/query.ts';
import { useStrings } from '#web/strings.tsx';
import { leadName } from './lead-name.ts';
import { type StagePage, stagesQuestion } from './questions.ts';

const withLead = (page: StagePage | undefined, lead: StoredLead): StagePage | undefined =>
  page && { ...page, items: [...page.items.filter(({ userId }) => userId !== lead.userId), lead] };

/** Where the leads of a page stand, and how one is put elsewhere. */
export const useLeadStages = (leads: Page<Lead>, match: DeskMatch) => {
  const client = useQueryClient();
  const { queryKey } = stagesQuestion(match);
  const { answer } = useOutcome(stagesQuestion(match));
  const known = useRef(leads);
  // A message may have answered a lead, or be a new one.
  useEffect(() => {
    if (known.current === leads) return;
    known.current = leads;
    void client.invalidateQueries({ queryKey, exact: true });
  });
  return {
    of: ({ otherUser: { id } }: Lead): StoredLead =>
      answer?.items.find(({ userId }) => userId === id) ?? {
        userId: id,
        stage: 'new',
        declinedFor: null,
        caretaker: null,
      },
    show: (lead: StoredLead) => client.setQueryData<StagePage>(queryKey, (page) => withLead(page, lead)),
    askAnew: () => client.invalidateQueries({ queryKey, exact: true }),
  };
};

export type LeadStages = ReturnType<typeof useLeadStages>;

/** Shows a lead where it was put, stores it, and takes it back where the server says no. */
export const useMoveLead = (stages: LeadStages, tell: (said: string) => void) => {
  const strings = useStrings();
  const { leads } = strings;
  const stored = useRef(Promise.resolve());
  return async (lead: Lead, stage: LeadStage): Promise<void> => {
    const before = stages.of(lead);
    if (before.stage === stage) return;
    const name = leadName(lead);
    stages.show({ ...before, stage, declinedFor: stage === 'lost' ? before.declinedFor : null });
    tell(leads.moved(name, leads.stages[stage]));
    // One after the other, so that the last of quick moves is the one that stays.
    const storing = stored.current.then(() =>
      call(moveLead, { params: { userId: before.userId }, body: { stage } }),
    );
    stored.current = storing.then(
      () => undefined,
      () => undefined,
    );
    try {
      await storing;
    } catch (error) {
      stages.show(before);
      tell(leads.movedBack(name, leads.stages[before.stage]));
      showToast({ tone: 'destructive', title: leads.moveFailed(name), text: reasonOf(error, strings) });
      void stored.current.then(stages.askAnew);
    }
  };
};
