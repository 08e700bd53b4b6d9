import type { ChangeEvent } from 'react';
import { LONGEST_LEAD_SEARCH } from '#company-dashboard/contract/leads.ts';
import { leadStages } from '#company-dashboard/rules/lead-stage.ts';
import { companyDashboardAddress } from '#company-dashboard/web/page-addresses.ts';
import { companyProfileQuestion } from '#company-dashboard/web/questions.ts';
import { addressOfLeads, type DeskMatch, isMineIn, leadViewIn } from '#company-dashboard/web/tabs.ts';
import { Segmented } from '#design/segmented.tsx';
import { Select } from '#design/select.tsx';
import { TextInput } from '#design/text-input.tsx';
import { GetForm } from '#web/navigation/get-form.tsx';
import { useOutcome } from '#web/query.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './leads-bar.module.css';
import { leadPageQuestion } from './questions.ts';

/** Which leads are shown, and how. Who works alone has none but their own. */
export const LeadsBar = ({ match }: { match: DeskMatch }) => {
  const { leads } = useStrings();
  const { answer: profile } = useOutcome(companyProfileQuestion);
  const { answer: page } = useOutcome(leadPageQuestion(match));
  const { search, stage } = match.search;
  const isEmpty = page?.items.length === 0 && search === undefined && stage === undefined;
  return (
    <div className={styles.bar}>
      {profile?.hasTeam && (
        <Segmented
          size="small"
          label={leads.whose}
          value={isMineIn(match) ? 'mine' : 'all'}
          options={[
            { value: 'all', label: leads.ofAll, href: addressOfLeads(match, { whose: undefined }) },
            { value: 'mine', label: leads.mine, href: addressOfLeads(match, { whose: 'mine' }) },
          ]}
        />
      )}
      {!isEmpty && <Finding match={match} />}
      {!isEmpty && (
        <div className={styles.views}>
          <Segmented
            size="small"
            label={leads.views}
            value={leadViewIn(match)}
            options={[
              {
                value: 'list',
                label: leads.list,
                icon: 'menu',
                href: addressOfLeads(match, { view: 'list' }),
              },
              {
                value: 'board',
                label: leads.board,
                icon: 'grid',
                href: addressOfLeads(match, { view: 'board' }),
              },
            ]}
          />
        </div>
      )}
    </div>
  );
};

const sendForm = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => currentTarget.form?.requestSubmit();

/** Part of a name, a stage and an order. The board has its stages beside each other. */
const Finding = ({ match }: { match: DeskMatch }) => {
  const { leads } = useStrings();
  const { view, whose, stage, search, sort } = match.search;
  const isBoard = leadViewIn(match) === 'board';
  const kept = { tab: 'messages', view, whose, stage: isBoard ? stage : undefined };
  return (
    <GetForm action={companyDashboardAddress.path} stay className={styles.finding}>
      {Object.entries(kept).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <div className={styles.search}>
        <TextInput
          // Shows what the address says, also after a step back.
          key={search}
          type="search"
          icon="search"
          name="search"
          defaultValue={search}
          maxLength={LONGEST_LEAD_SEARCH}
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
            {leadStages.map((one) => (
              <option key={one} value={one}>
                {leads.stages[one]}
              </option>
            ))}
          </Select>
        )}
        <Select size="small" name="sort" value={sort ?? ''} aria-label={leads.order} onChange={sendForm}>
          <option value="">{leads.orders.waiting}</option>
          <option value="latest">{leads.orders.latest}</option>
        </Select>
      </div>
    </GetForm>
  );
};
