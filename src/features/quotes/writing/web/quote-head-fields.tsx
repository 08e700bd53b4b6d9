import { type ReactNode, useId, useState } from 'react';
import { classNames } from '#design/class-names.ts';
import { Field } from '#design/field.tsx';
import { Panel, PanelBody } from '#design/panel.tsx';
import { TextArea } from '#design/text-area.tsx';
import { PROJECT_MAX_LENGTHS } from '#features/projects/core/rules/project-name-and-lengths.ts';
import { QUOTE_MAX_LENGTHS } from '#features/quotes/core/contract/fields.ts';
import type { Quote } from '#features/quotes/core/contract/shapes.ts';
import { quoteAddresseeOf } from '#features/quotes/core/rules/quote-addressee.ts';
import { faultByHeadField, mustStateSite } from '#features/quotes/core/rules/quote-content.ts';
import { useFormatDay } from '#features/quotes/core/web/index.ts';
import type { DefaultField } from '#features/quotes/writing/rules/fields-from-defaults.ts';
import {
  type DraftCountField,
  findUnreadableHeadFields,
  parseCount,
  type QuoteDraft,
} from '#features/quotes/writing/rules/quote-draft.ts';
import { dayOf } from '#kernel/calendar.ts';
import { MAX_TYPED_NUMBER_LENGTH } from '#kernel/typed-numbers.ts';
import { useStrings } from '#web/strings.tsx';
import { useNow } from '#web/use-now.ts';
import { useTranslatedNames } from '#web/use-translated-names.ts';
import { DayField } from './day-field.tsx';
import { DocumentLanguageField } from './document-language-field.tsx';
import type { FieldToFixData } from './fields-to-fix.tsx';
import { SiteFields } from './site-fields.tsx';
import styles from './write.module.css';

interface Props {
  draft: QuoteDraft;
  change: (next: (draft: QuoteDraft) => QuoteDraft) => void;
}

interface HeadProps extends Props {
  quote: Quote;
  missingFields: readonly FieldToFixData[];
  fromDefaults: ReadonlySet<DefaultField>;
}

interface CountCellProps extends Props {
  name: DraftCountField;
  label: string;
  mark?: string | undefined;
}

/** The cell shows the number it has understood; another text stays as it was typed. */
const CountCell = ({ name, label, mark, draft, change }: CountCellProps) => {
  const { quotes } = useStrings();
  const [isTyping, setIsTyping] = useState(false);
  const text = draft[name];
  const isWrong = !isTyping && findUnreadableHeadFields(draft)[name] !== undefined;
  const set = (value: string) => change((current) => ({ ...current, [name]: value }));
  return (
    <label>
      <span>{label}</span>
      <input
        inputMode="numeric"
        maxLength={MAX_TYPED_NUMBER_LENGTH}
        data-field={name}
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={classNames(isWrong && `${name}-fault`, mark && `${name}-mark`)}
        value={text}
        onChange={({ currentTarget: { value } }) => set(value)}
        onFocus={() => setIsTyping(true)}
        onBlur={() => {
          setIsTyping(false);
          const count = parseCount(name, text);
          if (count !== null && String(count) !== text) set(String(count));
        }}
      />
      {mark && <small id={`${name}-mark`}>{mark}</small>}
      {isWrong && (
        <small id={`${name}-fault`} className={styles.fault}>
          {quotes[faultByHeadField[name]]}
        </small>
      )}
    </label>
  );
};

/** Each cell of the facts above the lines is a field. */
export const QuoteHeadFields = ({ quote, draft, change, missingFields, fromDefaults }: HeadProps) => {
  const { quotes, quoting, writing, writingTools } = useStrings();
  const names = useTranslatedNames();
  const unread = findUnreadableHeadFields(draft);
  const day = useFormatDay();
  const now = useNow();
  const { client, site } = quote;
  const faultOfDay = missingFields.find(({ field }) => field === 'validUntil')?.fault;
  const isMissing = (name: string) => missingFields.some(({ field }) => field === name) || undefined;
  const set = (changes: Partial<QuoteDraft>) => change((current) => ({ ...current, ...changes }));
  const markOf = (field: DefaultField) => (fromDefaults.has(field) ? writingTools.fromDefaults : undefined);
  return (
    <div className={styles.head}>
      <label className={styles.wide}>
        <span>{writing.object}</span>
        <input
          data-field="object"
          aria-invalid={isMissing('object')}
          value={draft.object}
          maxLength={PROJECT_MAX_LENGTHS.name.max}
          onChange={({ currentTarget: { value } }) => set({ object: value })}
        />
      </label>
      <p>
        <span>{writing.client}</span>
        {client.name}
      </p>
      {mustStateSite(quote) ? (
        <SiteFields draft={draft} isMissing={isMissing('site.commune') === true} change={change} />
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
        fault={
          unread.validUntil
            ? quotes[faultByHeadField.validUntil]
            : faultOfDay && faultOfDay !== 'unsettled'
              ? quotes[faultOfDay]
              : undefined
        }
        mark={markOf('validUntil')}
        onChange={(validUntil) => set({ validUntil })}
      />
      <DayField
        label={writing.start}
        data-field="startsOn"
        value={draft.startsOn}
        fault={unread.startsOn && quotes[faultByHeadField.startsOn]}
        onChange={(startsOn) => set({ startsOn })}
      />
      <CountCell name="durationDays" label={writing.duration} draft={draft} change={change} />
      <CountCell
        name="warrantyMonths"
        label={writing.warranty}
        mark={markOf('warrantyMonths')}
        draft={draft}
        change={change}
      />
      <DocumentLanguageField draft={draft} change={change} />
      <AddresseeCells quote={quote} draft={draft} change={change} />
    </div>
  );
};

/** An account's name and the place of the work are not always whom a quote is for. */
const AddresseeCells = ({ quote, draft, change }: Props & { quote: Quote }) => {
  const { writing } = useStrings();
  const names = useTranslatedNames();
  const hint = useId();
  const { commune, communeNames } = quote.site;
  const usual = quoteAddresseeOf(
    { ...quote, addresseeName: '', addresseeAddress: '' },
    commune && names.of({ name: commune, names: communeNames }),
  );
  const cell = (name: 'addresseeName' | 'addresseeAddress', placeholder: string, maxLength: number) => (
    <label className={styles.wide}>
      <span>{writing[name]}</span>
      <input
        data-field={name}
        maxLength={maxLength}
        placeholder={placeholder}
        aria-label={writing[name]}
        aria-describedby={hint}
        value={draft[name]}
        onChange={({ currentTarget: { value } }) => change((current) => ({ ...current, [name]: value }))}
      />
      {name === 'addresseeName' && <small id={hint}>{writing.addresseeHint}</small>}
    </label>
  );
  return (
    <>
      {cell('addresseeName', usual.name, QUOTE_MAX_LENGTHS.name)}
      {cell('addresseeAddress', usual.address.join(', '), QUOTE_MAX_LENGTHS.address)}
    </>
  );
};

interface TextProps extends Props {
  fromDefaults: ReadonlySet<DefaultField>;
  foot?: ReactNode;
}

export const QuoteTextFields = ({ draft, change, fromDefaults, foot }: TextProps) => {
  const { writing, writingTools } = useStrings();
  const markOf = (field: DefaultField) => fromDefaults.has(field) && writingTools.fromDefaults;
  return (
    <Panel className={styles.words} title={writing.conditions}>
      <PanelBody className={styles.wordFields}>
        <Field label={writing.intro} mark={markOf('intro')}>
          <TextArea
            rows={3}
            maxLength={QUOTE_MAX_LENGTHS.intro}
            value={draft.intro}
            onChange={({ currentTarget: { value } }) => change((current) => ({ ...current, intro: value }))}
          />
        </Field>
        <Field label={writing.conditions} mark={markOf('conditions')}>
          <TextArea
            rows={4}
            maxLength={QUOTE_MAX_LENGTHS.conditions}
            value={draft.conditions}
            onChange={({ currentTarget: { value } }) =>
              change((current) => ({ ...current, conditions: value }))
            }
          />
        </Field>
        {foot}
      </PanelBody>
    </Panel>
  );
};
