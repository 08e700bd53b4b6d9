import { useQueryClient } from '@tanstack/react-query';
import { Button } from '#design/button.tsx';
import { LetterArt } from '#design/empty-art/letter-art.tsx';
import { StonesArt } from '#design/empty-art/stones-art.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { SkeletonRows } from '#design/skeleton.tsx';
import { LeadToolbar } from '#features/dashboards/company/web/leads/lead-toolbar.tsx';
import { LeadsView } from '#features/dashboards/company/web/leads/leads-view.tsx';
import { leadPageQuery, leadQueries } from '#features/dashboards/company/web/leads/queries.ts';
import { useLeads } from '#features/dashboards/company/web/leads/use-leads.ts';
import {
  companyDashboardCursorIn,
  type CompanyDashboardMatch,
  leadsHref,
  leadViewIn,
  showsOnlyMyLeads,
} from '#features/dashboards/company/web/tabs.ts';
import { useStrings } from '#web/strings.tsx';

/** Shows all leads with their stages. */
export const CompanyMessagesTab = ({ match }: { match: CompanyDashboardMatch }) => (
  <>
    <LeadToolbar match={match} />
    <WrittenLeads match={match} />
  </>
);

const WrittenLeads = ({ match }: { match: CompanyDashboardMatch }) => {
  const { leads } = useStrings();
  const leadList = useLeads(leadPageQuery(match));
  const { leadPage, error } = leadList;
  if (!leadPage) return error ? <Failed match={match} /> : <SkeletonRows />;
  if (leadPage.items.length > 0 || companyDashboardCursorIn(match) !== undefined)
    return <LeadsView match={match} page={leadPage} leadList={leadList} />;
  const { search, stage } = match.search;
  if (search !== undefined || (stage !== undefined && leadViewIn(match) === 'list'))
    return (
      <EmptyState
        level={2}
        art={<StonesArt />}
        title={leads.noneFound}
        text={leads.noneFoundText}
        action={
          <LinkButton variant="secondary" href={leadsHref(match, { search: undefined, stage: undefined })}>
            {leads.showAll}
          </LinkButton>
        }
      />
    );
  const [title, text] = showsOnlyMyLeads(match)
    ? [leads.noneMine, leads.noneMineText]
    : [leads.none, leads.noneText];
  return <EmptyState level={2} art={<LetterArt />} title={title} text={text} />;
};

const Failed = ({ match }: { match: CompanyDashboardMatch }) => {
  const { leads } = useStrings();
  const client = useQueryClient();
  const retry = () => {
    for (const { queryKey } of leadQueries(match)) void client.refetchQueries({ queryKey });
  };
  return (
    <EmptyState
      level={2}
      art={<StonesArt />}
      title={leads.failed}
      text={leads.failedText}
      action={<Button onClick={retry}>{leads.tryAgain}</Button>}
    />
  );
};
