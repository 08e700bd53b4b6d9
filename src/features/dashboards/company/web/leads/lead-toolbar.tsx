import { useQuery } from '@tanstack/react-query';
import type { ChangeEvent } from 'react';
import { SegmentedControl } from '#design/segmented-control.tsx';
import { Select } from '#design/select.tsx';
import { TextInput } from '#design/text-input.tsx';
import { MAX_LEAD_SEARCH_LENGTH } from '#features/dashboards/company/contract/leads.ts';
import { leadStages } from '#features/dashboards/company/rules/lead-stage.ts';
import { companyDashboardRoute } from '#features/dashboards/company/web/page-routes.ts';
import { ownCompanyProfileQuery } from '#features/dashboards/company/web/queries.ts';
import {
  type CompanyDashboardMatch,
  leadsHref,
  leadViewIn,
  showsOnlyMyLeads,
} from '#features/dashboards/company/web/tabs.ts';
import { GetMethodForm } from '#web/navigation/get-method-form.tsx';
import { useStrings } from '#web/strings.tsx';
import styles from './lead-toolbar.module.css';
import { leadPageQuery } from './queries.ts';

/** Filters the leads and chooses their view. A company without a team has no filter by member. */
export const LeadToolbar = ({ match }: { match: CompanyDashboardMatch }) => {
  const { leads } = useStrings();
  const { data: profile } = useQuery(ownCompanyProfileQuery);
  const { data: page } = useQuery(leadPageQuery(match));
  const { search, stage } = match.search;
  const isEmpty = page?.items.length === 0 && search === undefined && stage === undefined;
  return (
    <div className={styles.bar}>
      {profile?.hasTeam && (
        <SegmentedControl
          size="small"
          label={leads.whose}
          value={showsOnlyMyLeads(match) ? 'mine' : 'all'}
          options={[
            { value: 'all', label: leads.ofAll, href: leadsHref(match, { whose: undefined }) },
            { value: 'mine', label: leads.mine, href: leadsHref(match, { whose: 'mine' }) },
          ]}
        />
      )}
      {!isEmpty && <Finding match={match} />}
      {!isEmpty && (
        <div className={styles.views}>
          <SegmentedControl
            size="small"
            label={leads.views}
            value={leadViewIn(match)}
            options={[
              {
                value: 'list',
                label: leads.list,
                icon: 'menu',
                href: leadsHref(match, { view: 'list' }),
              },
              {
                value: 'board',
                label: leads.board,
                icon: 'grid',
                href: leadsHref(match, { view: 'board' }),
              },
            ]}
          />
        </div>
      )}
    </div>
  );
};

const sendForm = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => currentTarget.form?.requestSubmit();

/** Filters by name and stage, and sorts. The board has its stages beside each other. */
const Finding = ({ match }: { match: CompanyDashboardMatch }) => {
  const { leads } = useStrings();
  const { view, whose, stage, search, sort } = match.search;
  const isBoard = leadViewIn(match) === 'board';
  const hiddenFields = { tab: 'messages', view, whose, stage: isBoard ? stage : undefined };
  return (
    <GetMethodForm action={companyDashboardRoute.path} stay className={styles.finding}>
      {Object.entries(hiddenFields).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <div className={styles.search}>
        <TextInput
          // The key shows the address's search, also after a step back.
          key={search}
          type="search"
          icon="search"
          name="search"
          defaultValue={search}
          maxLength={MAX_LEAD_SEARCH_LENGTH}
          placeholder={leads.search}
          aria-label={leads.search}
        />
      </div>
      <div className={styles.choices}>
        {!isBoard && (
          <Select
            size="small"
            name="stage"
            value={stage ?? ''}
            aria-label={leads.stageFilter}
            onChange={sendForm}
          >
            <option value="">{leads.allStages}</option>
            {leadStages.map((stageName) => (
              <option key={stageName} value={stageName}>
                {leads.stages[stageName]}
              </option>
            ))}
          </Select>
        )}
        <Select size="small" name="sort" value={sort ?? ''} aria-label={leads.order} onChange={sendForm}>
          <option value="">{leads.orders.waiting}</option>
          <option value="latest">{leads.orders.latest}</option>
        </Select>
      </div>
    </GetMethodForm>
  );
};
