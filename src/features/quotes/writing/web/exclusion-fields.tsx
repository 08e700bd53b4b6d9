import { memo, useState } from 'react';
import { Icon } from '#design/icon.tsx';
import { Panel } from '#design/panel.tsx';
import { linesOfSections } from '#features/quotes/core/rules/quote-content.ts';
import { type LineKind, lineKinds } from '#features/quotes/price-book/rules/line-kinds-and-units.ts';
import type { QuoteDraft } from '#features/quotes/writing/rules/quote-draft.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './write.module.css';

interface Props {
  draft: QuoteDraft;
  change: (next: (draft: QuoteDraft) => QuoteDraft) => void;
}

const mentioned = ({ sections, exclusions, inclusions }: QuoteDraft) =>
  new Set<LineKind | null>([
    ...linesOfSections(sections).map(({ kind }) => kind),
    ...exclusions.map(({ kind }) => kind),
    ...inclusions.map(({ kind }) => kind),
  ]);

/** The client’s comparison marks these kinds of work. */
export const findUnmentionedKinds = (draft: QuoteDraft): LineKind[] => {
  const mentionedKinds = mentioned(draft);
  return lineKinds.filter((kind) => kind !== 'other' && !mentionedKinds.has(kind));
};

/** One press settles each kind that the client’s comparison would mark. */
export const UnmentionedKinds = memo(({ draft, change }: Props) => {
  const { quoting, writing } = useStrings();
  const silent = findUnmentionedKinds(draft);
  const used = lineKinds.filter((kind) => linesOfSections(draft.sections).some((line) => line.kind === kind));
  if (used.length === 0) return null;
  return (
    <Panel
      title={writing.silent}
      end={<span className={styles.share}>{writing.ofTwenty(silent.length)}</span>}
    >
      <p className={styles.silentText}>{writing.silentText}</p>
      <ul className={styles.silentKinds}>
        {silent.map((kind) => (
          <li key={kind}>
            <b>{quoting.kinds[kind]}</b>
            <select
              aria-label={writing.isIncludedIn(quoting.kinds[kind])}
              value=""
              onChange={({ currentTarget: { value } }) =>
                change((current) => ({
                  ...current,
                  inclusions: [...current.inclusions, { kind, inKind: value as LineKind }],
                }))
              }
            >
              <option value="">{writing.includedIn}</option>
              {used.map((kindName) => (
                <option key={kindName} value={kindName}>
                  {quoting.kinds[kindName]}
                </option>
              ))}
            </select>
            <button
              type="button"
              aria-label={writing.isExcluded(quoting.kinds[kind])}
              onClick={() =>
                change((current) => ({ ...current, exclusions: [...current.exclusions, { kind, text: '' }] }))
              }
            >
              {writing.excluded}
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
});

export const ExclusionFields = ({ draft, change }: Props) => {
  const { quoting, writing } = useStrings();
  const [isAdding, setIsAdding] = useState(false);
  const { exclusions, inclusions } = draft;
  const drop = (list: 'exclusions' | 'inclusions', position: number) =>
    change((current) => ({ ...current, [list]: current[list].filter((_, index) => index !== position) }));
  return (
    <Panel title={writing.exclusions}>
      {exclusions.length + inclusions.length === 0 && (
        <p className={styles.silentText}>{writing.noExclusions}</p>
      )}
      <ul className={styles.outside}>
        {exclusions.map(({ kind, text }, position) => (
          <li key={`${kind} ${position}`}>
            <span className={styles.kindTag}>{quoting.kinds[kind]}</span>
            <input
              aria-label={writing.exclusionText(quoting.kinds[kind])}
              maxLength={300}
              value={text}
              onChange={({ currentTarget: { value } }) =>
                change((current) => ({
                  ...current,
                  exclusions: current.exclusions.map((exclusion, index) =>
                    index === position ? { ...exclusion, text: value } : exclusion,
                  ),
                }))
              }
            />
            <button
              type="button"
              aria-label={writing.removeExclusion(quoting.kinds[kind])}
              onClick={() => drop('exclusions', position)}
            >
              <Icon name="cross" size="small" />
            </button>
          </li>
        ))}
        {inclusions.map(({ kind, inKind }, position) => (
          <li key={kind}>
            <span className={styles.kindTag}>{quoting.kinds[kind]}</span>
            <span>{writing.within(quoting.kinds[inKind])}</span>
            <button
              type="button"
              aria-label={writing.removeExclusion(quoting.kinds[kind])}
              onClick={() => drop('inclusions', position)}
            >
              <Icon name="cross" size="small" />
            </button>
          </li>
        ))}
      </ul>
      {isAdding ? (
        <p className={styles.addRow}>
          <select
            aria-label={quoting.kind}
            value=""
            onChange={({ currentTarget: { value } }) => {
              setIsAdding(false);
              change((current) => ({
                ...current,
                exclusions: [...current.exclusions, { kind: value as LineKind, text: '' }],
              }));
            }}
          >
            <option value="">{writing.kindOpen}</option>
            {lineKinds.map((kindName) => (
              <option key={kindName} value={kindName}>
                {quoting.kinds[kindName]}
              </option>
            ))}
          </select>
        </p>
      ) : (
        <button type="button" className={styles.add} onClick={() => setIsAdding(true)}>
          + {quoting.notIncluded}
        </button>
      )}
    </Panel>
  );
};
