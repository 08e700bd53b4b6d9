import { listed } from '#company-profile/web/index.ts';
import { Panel, PanelBody } from '#design/panel.tsx';
import { ProgressBar } from '#design/progress-bar.tsx';
import { Text, TextLink } from '#design/text.tsx';
import type { OwnCompany } from '#profile-editor/contract/profile-editor.ts';
import { type Completeness, completenessOf } from '#profile-editor/rules/completeness.ts';
import { useOutcome } from '#web/query.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './completeness-panel.module.css';
import { addressOfAnchor } from './editor-anchor.tsx';
import { ownCompanyQuestion } from './questions.ts';

/** How many missing things one sentence names. */
const NAMED = 2;

const useNameOf = () => {
  const { editor, profile } = useStrings();
  return ({ name, days, count }: Completeness['missing'][number]): string => {
    if (name === 'gallery') return editor.missing.gallery(count ?? 0);
    if (name !== 'hours') return editor.missing[name];
    const names = (days ?? []).map((day) => profile.weekdays[day] ?? '');
    return names.length > 2 ? editor.missing.hours : editor.missing.hoursFor(listed(names, profile.and));
  };
};

const Bar = ({ percent }: { percent: number }) => {
  const { editor } = useStrings();
  return (
    <div className={styles.bar}>
      <ProgressBar value={percent} label={editor.completeness} />
    </div>
  );
};

/** For the desk: how complete the profile is, what to do first, and the way there. */
export const CompletenessPanel = () => {
  const { editor, profile } = useStrings();
  const { answer: own } = useOutcome(ownCompanyQuestion);
  const nameOf = useNameOf();
  if (!own) return null;
  const { percent, missing } = completenessOf(own);
  const [first] = missing;
  return (
    <Panel title={editor.completeness} end={<b>{editor.percent(percent)}</b>}>
      <PanelBody>
        <Bar percent={percent} />
        <Text size="small" tone="muted" className={styles.words}>
          {first
            ? editor.add(listed(missing.slice(0, NAMED).map(nameOf), profile.and))
            : editor.nothingMissing}{' '}
          <TextLink href={first ? addressOfAnchor(first.name) : '/company-dashboard?tab=profile'}>
            {editor.editProfile}
          </TextLink>
        </Text>
      </PanelBody>
    </Panel>
  );
};

/** For the editor: everything that is missing, each leading to its field. */
export const Missing = ({ own }: { own: OwnCompany }) => {
  const { editor } = useStrings();
  const nameOf = useNameOf();
  const { percent, missing } = completenessOf(own);
  return (
    <Panel title={editor.completeness} end={<b>{editor.percent(percent)}</b>}>
      <PanelBody>
        <Bar percent={percent} />
        {missing.length === 0 ? (
          <Text size="small" tone="muted" className={styles.words}>
            {editor.nothingMissing}
          </Text>
        ) : (
          <ul className={styles.missing}>
            {missing.map((part) => (
              <li key={part.name}>
                <TextLink href={addressOfAnchor(part.name)}>{editor.addPart(nameOf(part))}</TextLink>
              </li>
            ))}
          </ul>
        )}
      </PanelBody>
    </Panel>
  );
};
