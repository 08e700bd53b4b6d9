import { type ComponentType, useState } from 'react';
import { addressOfDeskTab, type DeskMatch, deskCursorIn, leadViewIn } from '#company-dashboard/web/tabs.ts';
import { VisuallyHidden } from '#design/text.tsx';
import type { Page } from '#kernel/endpoint.ts';
import type { Lead } from '#messaging/contract/conversations.ts';
import { PageLinks } from '#web/lists/page-links.tsx';
import { useStrings } from '#web/strings.tsx';
import { DeclineDialog } from './decline-dialog.tsx';
import { LeadBoard } from './lead-board.tsx';
import { LeadList } from './lead-list.tsx';
import type { LeadViewProps } from './lead-view-props.ts';
import { useLeadStages, useMoveLead } from './use-lead-stages.ts';

const views: Record<ReturnType<typeof leadViewIn>, ComponentType<LeadViewProps>> = {
  list: LeadList,
  board: LeadBoard,
};

/** A company's leads, in a list or on a board as the address says. */
export const Leads = ({ match, page }: { match: DeskMatch; page: Page<Lead> }) => {
  const { leads } = useStrings();
  const after = deskCursorIn(match);
  const stages = useLeadStages(page, match);
  const [said, setSaid] = useState('');
  const [declining, setDeclining] = useState<Lead | null>(null);
  const move = useMoveLead(stages, setSaid);
  const View = views[leadViewIn(match)];
  return (
    <>
      <View items={page.items} stages={stages} move={move} decline={setDeclining} />
      <PageLinks
        next={page.next}
        isLater={after !== undefined}
        hrefAt={(cursor) => {
          const { view: shown, whose } = match.search;
          return addressOfDeskTab('messages', { view: shown, whose, after: cursor });
        }}
        words={{ next: leads.older, first: leads.newest }}
      />
      <output>
        <VisuallyHidden>{said}</VisuallyHidden>
      </output>
      {declining && <DeclineDialog lead={declining} stages={stages} onClose={() => setDeclining(null)} />}
    </>
  );
};
