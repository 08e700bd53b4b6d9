import { Field } from '#design/field.tsx';
import { Panel, PanelBody } from '#design/panel.tsx';
import { TextArea } from '#design/text-area.tsx';
import { dayOf } from '#kernel/calendar.ts';
import { readWhole } from '#kernel/whole-number.ts';
import { PROJECT_LENGTHS } from '#project-records/rules/lengths.ts';
import type { Draft } from '#quote-writing/rules/draft.ts';
import { LONGEST } from '#quotes/contract/fields.ts';
import type { Quote } from '#quotes/contract/shapes.ts';
import { statesSite } from '#quotes/rules/paper.ts';
import { MOST_DAYS, MOST_MONTHS } from '#quotes/rules/quotes.ts';
import { useDay } from '#quotes/web/index.ts';
import { useStrings } from '#web/strings.tsx';
import { useNames } from '#web/use-names.ts';
import { useNow } from '#web/use-now.ts';
import { DayField } from './day-field.tsx';
import type { Missing } from './missing.tsx';
import { SiteFields } from './site-fields.tsx';
import styles from './write.module.css';

interface Props {
  draft: Draft;
  change: (next: (draft: Draft) => Draft) => void;
}

interface HeadProps extends Props {
  quote: Quote;
  missing: readonly Missing[];
}

/** '10 days' is 10, and there are no more than a quote may say: one field never stops the others from being saved. */
const countIn = (typed: string, most: number): number | null => {
  const count = readWhole(typed.replace(/\D/g, '').slice(0, MOST_DIGITS));
  return count === null ? null : Math.min(count, most);
};

const MOST_DIGITS = 6;

/** The facts above the lines: each cell is a field. */
export const HeadFields = ({ quote, draft, change, missing }: HeadProps) => {
  const { quoting, writing } = useStrings();
  const names = useNames();
  const day = useDay();
  const now = useNow();
  const { client, site } = quote;
  const isMissing = (name: string) => missing.some(({ field }) => field === name) || undefined;
  const set = (changes: Partial<Draft>) => change((before) => ({ ...before, ...changes }));
  return (
    <div className={styles.head}>
      <label className={styles.wide}>
        <span>{writing.object}</span>
        <input
          data-field="object"
          aria-invalid={isMissing('object')}
          value={draft.object}
          maxLength={PROJECT_LENGTHS.name.max}
          onChange={({ currentTarget: { value } }) => set({ object: value })}
        />
      </label>
      <p>
        <span>{writing.client}</span>
        {client.name}
      </p>
      {statesSite(quote) ? (
        <SiteFields site={draft.site} isMissing={isMissing('site.commune') === true} change={change} />
      ) : (
        <p className={styles.wide}>
          <span>{writing.site}</span>
          {[site.commune && names.of({ name: site.commune, names: site.communeNames }), site.postalCode]
            .filter(Boolean)
            .join(', ') || quoting.noneStated}
          {site.commune && <small> {site.street ?? quoting.streetNotShown}</small>}
        </p>
      )}
      {/* That of its sending. */}
      <p suppressHydrationWarning>
        <span>{writing.date}</span>
        {day(dayOf(now ?? new Date(quote.changedAt)))}
      </p>
      <DayField
        label={writing.validUntil}
        data-field="validUntil"
        aria-invalid={isMissing('validUntil')}
        value={draft.validUntil}
        onChange={(validUntil) => set({ validUntil })}
      />
      <DayField label={writing.start} value={draft.startsOn} onChange={(startsOn) => set({ startsOn })} />
      <label>
        <span>{writing.duration}</span>
        <input
          inputMode="numeric"
          value={draft.durationDays ?? ''}
          onChange={({ currentTarget: { value } }) =>
            set({ durationDays: countIn(value, MOST_DAYS) || null })
          }
        />
      </label>
      <label>
        <span>{writing.warranty}</span>
        <input
          inputMode="numeric"
          value={draft.warrantyMonths ?? ''}
          onChange={({ currentTarget: { value } }) => set({ warrantyMonths: countIn(value, MOST_MONTHS) })}
        />
      </label>
    </div>
  );
};

export const WordFields = ({ draft, change }: Props) => {
  const { writing } = useStrings();
  return (
    <Panel className={styles.words} title={writing.conditions}>
      <PanelBody className={styles.wordFields}>
        <Field label={writing.intro}>
          <TextArea
            rows={3}
            maxLength={LONGEST.intro}
            value={draft.intro}
            onChange={({ currentTarget: { value } }) => change((before) => ({ ...before, intro: value }))}
          />
        </Field>
        <Field label={writing.conditions}>
          <TextArea
            rows={4}
            maxLength={LONGEST.conditions}
            value={draft.conditions}
            onChange={({ currentTarget: { value } }) =>
              change((before) => ({ ...before, conditions: value }))
            }
          />
        </Field>
      </PanelBody>
    </Panel>
  );
};
