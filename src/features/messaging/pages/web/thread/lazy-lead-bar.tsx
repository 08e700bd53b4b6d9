import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { threadQuery } from '#features/messaging/pages/web/queries.ts';
import { getAppRegistration, type LeadBarProps } from '#web/app-registration.ts';
import { useLazyComponent } from '#web/use-lazy-component.ts';

/** Shows a company where this conversation stands as a lead. Writing works without its code. */
export const LazyLeadBar = ({ partnerId }: { partnerId: number }) => {
  const { data: thread } = useQuery(threadQuery(String(partnerId)));
  const last = thread?.items.at(-1)?.id;
  const late = useLazyComponent(['leads']);
  const [LeadBar, setLeadBar] = useState<ComponentType<LeadBarProps> | null>(null);
  const load = useEffectEvent(() => late(getAppRegistration().loadLeadBar));
  // An empty conversation is no lead.
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
