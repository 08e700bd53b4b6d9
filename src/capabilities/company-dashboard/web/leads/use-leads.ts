import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { countLeads, type Lead, moveLead, type StoredLead } from '#company-dashboard/contract/leads.ts';
import { type LeadStage, type StageStep, stageBeside } from '#company-dashboard/rules/lead-stage.ts';
import { showToast } from '#design/toast.ts';
import { leadsQuestion } from '#messaging/web/index.ts';
import { call } from '#web/api-client.ts';
import { reasonOf } from '#web/failure-reason.ts';
import { type Question, useOutcome } from '#web/query.ts';
import { useStrings } from '#web/strings.tsx';
import { leadName } from './lead-name.ts';
import type { LeadPage } from './questions.ts';

const isOfTotals = ({ queryKey: [address] }: { queryKey: readonly unknown[] }) =>
  typeof address === 'string' && address.startsWith(countLeads.url);

/** A page of leads, and how what is known of one is changed in it. */
export const useLeads = (question: Question<LeadPage>) => {
  const client = useQueryClient();
  const { queryKey } = question;
  const countAnew = () => client.invalidateQueries({ predicate: isOfTotals });
  const { answer, error } = useOutcome(question);
  const { answer: written } = useOutcome(leadsQuestion());
  const known = useRef(written);
  // A message may have answered a lead, or be a new one.
  useEffect(() => {
    if (known.current === written) return;
    const isFirst = known.current === undefined;
    known.current = written;
    if (isFirst) return;
    void client.invalidateQueries({ queryKey, exact: true });
    void client.invalidateQueries({ predicate: isOfTotals });
  });
  return {
    answer,
    error,
    latest: (userId: number) =>
      client.getQueryData<LeadPage>(queryKey)?.items.find((item) => item.userId === userId),
    show: (lead: StoredLead) =>
      client.setQueryData<LeadPage>(
        queryKey,
        (page) =>
          page && {
            ...page,
            items: page.items.map((item) => (item.userId === lead.userId ? { ...item, ...lead } : item)),
          },
      ),
    countAnew,
    /** What was asked before a lead is moved would put it back where it was. */
    forgetAsked: () => client.cancelQueries({ queryKey, exact: true }),
    askAnew: () => client.invalidateQueries({ queryKey, exact: true }),
  };
};

export type ShownLeads = ReturnType<typeof useLeads>;

/** Shows a lead where it was put, stores it, and takes it back where the server says no. */
export const useMoveLead = (
  { latest, show, askAnew, countAnew, forgetAsked }: ShownLeads,
  tell: (said: string) => void,
) => {
  const strings = useStrings();
  const { leads } = strings;
  const stored = useRef(Promise.resolve());
  return async ({ userId }: Lead, to: LeadStage | StageStep): Promise<void> => {
    // Two keys may be pressed before the first is rendered.
    const lead = latest(userId);
    if (!lead) return;
    const stage = typeof to === 'number' ? stageBeside(lead.stage, to) : to;
    if (!stage || lead.stage === stage) return;
    const name = leadName(lead);
    void forgetAsked();
    show({ ...lead, stage, isPlacedByHand: true, declinedFor: stage === 'lost' ? lead.declinedFor : null });
    tell(leads.moved(name, leads.stages[stage]));
    // One after the other, so that the last of quick moves is the one that stays.
    const storing = stored.current.then(() => call(moveLead, { params: { userId }, body: { stage } }));
    const settled = storing.then(
      () => undefined,
      () => undefined,
    );
    stored.current = settled;
    try {
      const moved = await storing;
      // A later move is shown already.
      if (stored.current === settled) {
        show(moved);
        void askAnew();
      }
      void countAnew();
    } catch (error) {
      show(lead);
      tell(leads.movedBack(name, leads.stages[lead.stage]));
      showToast({ tone: 'destructive', title: leads.moveFailed(name), text: reasonOf(error, strings) });
      void stored.current.then(askAnew);
    }
  };
};
