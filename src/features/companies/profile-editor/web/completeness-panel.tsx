import { useQuery } from '@tanstack/react-query';
import { Panel, PanelBody } from '#design/panel.tsx';
import { ProgressBar } from '#design/progress-bar.tsx';
import { Text, TextLink } from '#design/text.tsx';
import type { OwnCompany } from '#features/companies/profile-editor/contract/own-company.ts';
import {
  profileCompletenessOf,
  type ProfileCompleteness,
} from '#features/companies/profile-editor/rules/profile-completeness.ts';
import { href } from '#kernel/href.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import styles from './completeness-panel.module.css';
import { editorAnchorHref } from './editor-anchor.tsx';
import { ownCompanyQuery } from './queries.ts';

const useNameOf = () => {
  const { missing } = useStrings().completeness;
  const format = useFormat();
  return ({ name, days, count }: ProfileCompleteness['missing'][number]): string => {
    if (name === 'gallery') return missing.gallery(count ?? 0);
    if (name !== 'hours') return missing[name];
    const dayNames = (days ?? []).map(format.nameOfWeekday);
    return dayNames.length === 0 || dayNames.length > 2 ? missing.hours : missing.hoursFor(dayNames);
  };
};

const Bar = ({ percent }: { percent: number }) => {
  const { completeness } = useStrings();
  return (
    <div className={styles.bar}>
      <ProgressBar value={percent} label={completeness.title} />
    </div>
  );
};

/** The dashboard shows how complete the profile is, what to do first, and a link to the editor. */
export const CompletenessPanel = () => {
  const { completeness } = useStrings();
  const { data: company } = useQuery(ownCompanyQuery);
  const nameOf = useNameOf();
  if (!company) return null;
  const { percent, missing } = profileCompletenessOf(company);
  const [first, second] = missing;
  return (
    <Panel title={completeness.title} end={<b>{completeness.percent(percent)}</b>}>
      <PanelBody>
        <Bar percent={percent} />
        <Text size="small" tone="muted" className={styles.words}>
          {first
            ? completeness.add([first, ...(second ? [second] : [])].map(nameOf))
            : completeness.nothingMissing}{' '}
          <TextLink
            href={first ? editorAnchorHref(first.name) : href('/company-dashboard', { tab: 'profile' })}
          >
            {completeness.edit}
          </TextLink>
        </Text>
      </PanelBody>
    </Panel>
  );
};

/** The editor lists everything that is missing, each with a link to its field. */
export const MissingPartsPanel = ({ company }: { company: OwnCompany }) => {
  const { completeness } = useStrings();
  const nameOf = useNameOf();
  const { percent, missing } = profileCompletenessOf(company);
  return (
    <Panel title={completeness.title} end={<b>{completeness.percent(percent)}</b>}>
      <PanelBody>
        <Bar percent={percent} />
        {missing.length === 0 ? (
          <Text size="small" tone="muted" className={styles.words}>
            {completeness.nothingMissing}
          </Text>
        ) : (
          <ul className={styles.missing}>
            {missing.map((part) => (
              <li key={part.name}>
                <TextLink data-alone href={editorAnchorHref(part.name)}>
                  {completeness.addOne(nameOf(part))}
                </TextLink>
              </li>
            ))}
          </ul>
        )}
      </PanelBody>
    </Panel>
  );
};
