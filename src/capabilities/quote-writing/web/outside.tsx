import { memo, useState } from 'react';
import { Icon } from '#design/icon.tsx';
import { Panel } from '#design/panel.tsx';
import { type LineKind, lineKinds } from '#price-book/rules/line-kinds.ts';
import type { Draft } from '#quote-writing/rules/draft.ts';
import { linesOf } from '#quotes/rules/paper.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './write.module.css';

interface Props {
  draft: Draft;
  change: (next: (draft: Draft) => Draft) => void;
}

const mentioned = ({ sections, exclusions, inclusions }: Draft) =>
  new Set<LineKind | null>([
    ...linesOf(sections).map(({ kind }) => kind),
    ...exclusions.map(({ kind }) => kind),
    ...inclusions.map(({ kind }) => kind),
  ]);

/** Kinds that the client’s comparison would mark, each settled by one press. */
export const SilentKinds = memo(({ draft, change }: Props) => {
  const { quoting, writing } = useStrings();
  const said = mentioned(draft);
  const silent = lineKinds.filter((kind) => kind !== 'other' && !said.has(kind));
  const used = lineKinds.filter((kind) => linesOf(draft.sections).some((line) => line.kind === kind));
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
                change((before) => ({
                  ...before,
                  inclusions: [...before.inclusions, { kind, inKind: value as LineKind }],
                }))
              }
            >
              <option value="">{writing.includedIn}</option>
              {used.map((one) => (
                <option key={one} value={one}>
                  {quoting.kinds[one]}
                </option>
              ))}
            </select>
            <button
              type="button"
              aria-label={writing.isExcluded(quoting.kinds[kind])}
              onClick={() =>
                change((before) => ({ ...before, exclusions: [...before.exclusions, { kind, text: '' }] }))
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

/** What is left out, and what is paid for in other lines. */
export const Exclusions = ({ draft, change }: Props) => {
  const { quoting, writing } = useStrings();
  const [isAdding, setIsAdding] = useState(false);
  const { exclusions, inclusions } = draft;
  const drop = (list: 'exclusions' | 'inclusions', at: number) =>
    change((before) => ({ ...before, [list]: before[list].filter((_, index) => index !== at) }));
  return (
    <Panel title={writing.exclusions}>
      {exclusions.length + inclusions.length === 0 && (
        <p className={styles.silentText}>{writing.noExclusions}</p>
      )}
      <ul className={styles.outside}>
        {exclusions.map(({ kind, text }, at) => (
          <li key={`${kind} ${at}`}>
            <span className={styles.kindTag}>{quoting.kinds[kind]}</span>
            <input
              aria-label={writing.exclusionText(quoting.kinds[kind])}
              maxLength={300}
              value={text}
              onChange={({ currentTarget: { value } }) =>
                change((before) => ({
                  ...before,
                  exclusions: before.exclusions.map((one, index) =>
                    index === at ? { ...one, text: value } : one,
                  ),
                }))
              }
            />
            <button
              type="button"
              aria-label={writing.removeExclusion(quoting.kinds[kind])}
              onClick={() => drop('exclusions', at)}
            >
              <Icon name="cross" size="small" />
            </button>
          </li>
        ))}
        {inclusions.map(({ kind, inKind }, at) => (
          <li key={kind}>
            <span className={styles.kindTag}>{quoting.kinds[kind]}</span>
            <span>{writing.within(quoting.kinds[inKind])}</span>
            <button
              type="button"
              aria-label={writing.removeExclusion(quoting.kinds[kind])}
              onClick={() => drop('inclusions', at)}
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
              change((before) => ({
                ...before,
                exclusions: [...before.exclusions, { kind: value as LineKind, text: '' }],
              }));
            }}
          >
            <option value="">{writing.kindOpen}</option>
            {lineKinds.map((one) => (
              <option key={one} value={one}>
                {quoting.kinds[one]}
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
