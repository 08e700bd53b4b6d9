import type { ChangeEvent } from 'react';
import { Select } from '#design/select.tsx';
import { TextInput } from '#design/text-input.tsx';
import { projectConfirmations } from '#features/projects/core/rules/project-states.ts';
import { type ListedProject, LONGEST_PROJECT_SEARCH } from '#features/projects/pages/contract/projects.ts';
import { projectsRoute } from '#features/projects/pages/web/page-routes.ts';
import { parseDecimalOrThrow } from '#kernel/decimal.ts';
import type { ListPage } from '#kernel/endpoint.ts';
import { GetMethodForm } from '#web/navigation/get-method-form.tsx';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import styles from './project-filter.module.css';
import { isFilteredProjectList, type ProjectListMatch } from './tabs.ts';

const CENTS = 2;

const sendForm = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => currentTarget.form?.requestSubmit();

interface ProjectFilterProps {
  match: ProjectListMatch;
  page: ListPage<ListedProject>;
}

/** Finds a company's projects by name, client and progress, and says how many there are and what they come to. */
export const ProjectFilter = ({ match, page: { items, total, next } }: ProjectFilterProps) => {
  const { projects } = useStrings();
  const format = useFormat();
  const { tab, search, confirmed, after } = match.search;
  if (items.length === 0 && !isFilteredProjectList(match)) return null;
  // The sum of one page of several would be mistaken for that of all.
  const sums = next === null && after === undefined ? items.flatMap(({ sum }) => sum ?? []) : [];
  const cents = sums.reduce((all, sum) => all + parseDecimalOrThrow(sum, CENTS), 0n);
  return (
    <div className={styles.bar}>
      <GetMethodForm action={projectsRoute.path} stay className={styles.finding}>
        {tab && <input type="hidden" name="tab" value={tab} />}
        <div className={styles.search}>
          <TextInput
            // The key shows the address's search, also after a step back.
            key={search}
            type="search"
            icon="search"
            name="search"
            defaultValue={search}
            maxLength={LONGEST_PROJECT_SEARCH}
            placeholder={projects.searchList}
            aria-label={projects.searchList}
          />
        </div>
        {tab === undefined && (
          <Select
            size="small"
            name="confirmed"
            value={confirmed ?? ''}
            aria-label={projects.progress}
            onChange={sendForm}
          >
            <option value="">{projects.allActive}</option>
            {projectConfirmations.map((confirmation) => (
              <option key={confirmation} value={confirmation}>
                {projects.confirmedBy[confirmation]}
              </option>
            ))}
          </Select>
        )}
      </GetMethodForm>
      {total > 0 && (
        <p className={styles.total}>
          {projects.listedTotal(total, sums.length > 0 ? format.moneyAsGiven(cents) : null)}
        </p>
      )}
    </div>
  );
};
