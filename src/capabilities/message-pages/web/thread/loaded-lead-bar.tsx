import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { threadQuestion } from '#message-pages/web/questions.ts';
import { appParts, type LeadBarProps } from '#web/app-parts.ts';
import { useOutcome } from '#web/query.ts';
import { useLatePart } from '#web/use-late-part.ts';

/** For a company: where this conversation stands as a lead. Without its code one can write as well. */
export const LoadedLeadBar = ({ partnerId }: { partnerId: number }) => {
  const { answer } = useOutcome(threadQuestion(String(partnerId)));
  const last = answer?.items.at(-1)?.id;
  const late = useLatePart(['leads']);
  const [LeadBar, setLeadBar] = useState<ComponentType<LeadBarProps> | null>(null);
  const load = useEffectEvent(() => late(appParts().loadLeadBar));
  // Where nothing was written there is no lead.
  const isLead = last !== undefined;
  useEffect(() => {
    if (!isLead) return;
    const show = async () => {
      const part = await load();
      if (part) setLeadBar(() => part.LeadBar);
    };
    void show();
  }, [isLead]);
  return LeadBar && isLead ? <LeadBar partnerId={partnerId} lastMessageId={last} /> : null;
};
