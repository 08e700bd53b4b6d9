import { type ComponentType, useState } from 'react';
import { VisuallyHidden } from '#design/text.tsx';
import type { Lead, StoredLead } from '#features/dashboards/company/contract/leads.ts';
import {
  companyDashboardCursorIn,
  type CompanyDashboardMatch,
  leadsHref,
  leadViewIn,
} from '#features/dashboards/company/web/tabs.ts';
import { PaginationLinks } from '#web/lists/pagination-links.tsx';
import { useStrings } from '#web/strings.tsx';
import { DeclineLeadDialog } from './decline-lead-dialog.tsx';
import { LeadBoard } from './lead-board.tsx';
import { LeadList } from './lead-list.tsx';
import { LeadNoteDialog } from './lead-note-dialog.tsx';
import type { LeadViewProps } from './lead-view-props.ts';
import type { ListPageOfLeads } from './queries.ts';
import { type UseLeadsResult as KnownLeads, useMoveLead } from './use-leads.ts';

const views: Record<
  ReturnType<typeof leadViewIn>,
  ComponentType<LeadViewProps & { match: CompanyDashboardMatch }>
> = {
  list: LeadList,
  board: LeadBoard,
};

interface LeadsProps {
  match: CompanyDashboardMatch;
  page: ListPageOfLeads;
  leadList: KnownLeads;
}

/** Shows a company's leads as a list or on a board, as the address says. */
export const LeadsView = ({ match, page, leadList }: LeadsProps) => {
  const { leads } = useStrings();
  const [announcement, setAnnouncement] = useState('');
  const [declining, setDeclining] = useState<Lead | null>(null);
  const [noting, setNoting] = useState<Lead | null>(null);
  const move = useMoveLead(leadList, setAnnouncement);
  const declined = (lead: StoredLead) => {
    leadList.show(lead);
    void leadList.refetchTotals();
  };
  const View = views[leadViewIn(match)];
  return (
    <>
      <View match={match} items={page.items} move={move} decline={setDeclining} editNote={setNoting} />
      <PaginationLinks
        next={page.next}
        isLater={companyDashboardCursorIn(match) !== undefined}
        hrefAt={(cursor) => leadsHref(match, { after: cursor })}
        words={{ next: leads.older, first: leads.newest }}
      />
      <output>
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </output>
      {declining && (
        <DeclineLeadDialog lead={declining} onDone={declined} onClose={() => setDeclining(null)} />
      )}
      {noting && <LeadNoteDialog lead={noting} onDone={leadList.show} onClose={() => setNoting(null)} />}
    </>
  );
};
