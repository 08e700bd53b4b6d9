import type { KeyboardEvent, ReactNode } from 'react';
import {
  type LineNumberField,
  lineNumberFields,
  unreadableFault,
} from '#features/quotes/core/rules/quote-content.ts';
import { LONGEST_DESCRIPTION } from '#features/quotes/core/rules/quotes.ts';
import type { PriceBookEntry } from '#features/quotes/price-book/contract/price-book.ts';
import { type LineKind, lineKinds, type Unit, units } from '#features/quotes/price-book/rules/line-kinds.ts';
import { WorkField } from '#features/quotes/price-book/web/index.ts';
import {
  type CellRules,
  cellOf,
  type DraftLine,
  readCell,
  readLine,
  unitAfter,
} from '#features/quotes/writing/rules/draft.ts';
import { parseWholeNumber } from '#kernel/parse-whole-number.ts';
import { MAX_TYPED_NUMBER_LENGTH } from '#kernel/typed-numbers.ts';
import { FULL_VAT_RATE } from '#kernel/vat-rates.ts';
import { useStrings } from '#web/strings.tsx';
import { useNumberFormat } from '#web/use-number-format.ts';
import { guessKindNow, loadKindGuesser } from './load-kind-guesser.ts';
import { useCellRules } from './use-cell-rules.ts';
import styles from './write.module.css';

type Changes = Partial<DraftLine>;

/** A function gets the line as it stands by then. */
export type ChangeLine = (key: string, changes: Changes | ((line: DraftLine) => Changes)) => void;

interface FieldsProps {
  line: DraftLine;
  /** It names the field that is being typed in, which is not called wrong before one has left it. */
  typing: string | null;
  rates: readonly number[];
  mayReduce: boolean;
  /** It names the fields that lack something, separated by spaces. */
  missingFields: string;
  onChange: ChangeLine;
  /** A field stands in a cell, or under its label. */
  renderField: (name: FieldName, field: ReactNode) => ReactNode;
}

export type FieldName =
  | 'description'
  | 'kind'
  | 'quantity'
  | 'unit'
  | 'unitPrice'
  | 'discount'
  | 'vat'
  | 'optional'
  | 'reduced';

/** Enter goes to the next line, so it makes no line break here. */
const noBreak = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && !event.shiftKey) event.preventDefault();
};

/** The entry fills in everything but the price, and its rate only if that still holds. */
const fieldsOfEntry = (
  { description, kind, unit, vatRate }: PriceBookEntry,
  line: DraftLine,
  rates: readonly number[],
): Partial<DraftLine> => {
  const rate = rates.includes(vatRate) ? vatRate : line.vatRate;
  return {
    description,
    kind,
    unit,
    vatRate: rate,
    mayBeReduced: line.mayBeReduced && rate === FULL_VAT_RATE,
  };
};

/** The quantity is still to be typed once a price is taken. */
const quantityOf = (field: HTMLElement) =>
  field.closest('[data-line]')?.querySelector<HTMLElement>('[data-field="quantity"]');

const fieldOf = { quantity: 'quantity', unitPrice: 'unitPrice', discountPercent: 'discount' } as const;

const faultId = (key: string, name: LineNumberField) => `${key}-${name}-fault`;

/** Returns cells that could not be read, but not the one that is being typed in. */
const unreadableIn = (line: DraftLine, typing: string | null, rules: CellRules): LineNumberField[] => {
  const { unreadable = {} } = readLine(line, rules);
  return lineNumberFields.filter((name) => unreadable[name] !== undefined && name !== typing);
};

interface LineFaultsProps {
  line: DraftLine;
  typing: string | null;
  /** Only the faults of this field are shown, if they stand below it. */
  onlyField?: FieldName;
}

/** Each fault says what the cell takes instead. */
export const LineFaults = ({ line, typing, onlyField }: LineFaultsProps) => {
  const { quotes, quoting, writing } = useStrings();
  const unreadable = unreadableIn(line, typing, useCellRules());
  const labels = {
    quantity: quoting.quantity,
    unitPrice: quoting.unitPrice,
    discountPercent: quoting.discountLong,
  };
  const visibleFaults = unreadable.filter((name) => onlyField === undefined || fieldOf[name] === onlyField);
  return visibleFaults.map((name) => (
    <p key={name} id={faultId(line.key, name)} className={styles.fault}>
      {writing.notUnderstood(labels[name], line[name].trim())} {quotes[unreadableFault[name]]}.
    </p>
  ));
};

export const hasFaults = (line: DraftLine, typing: string | null, rules: CellRules): boolean =>
  unreadableIn(line, typing, rules).length > 0;

/** A line has the same fields in the table and on a phone. */
export const LineFields = ({
  line,
  typing,
  rates,
  mayReduce,
  missingFields,
  onChange,
  renderField,
}: FieldsProps) => {
  const { quoting, writing } = useStrings();
  const { typed } = useNumberFormat();
  const { key, description, kind, quantity, unit, unitPrice, discountPercent, vatRate } = line;
  const change = (changes: Partial<DraftLine>) => onChange(key, changes);
  const fill = (guessed: LineKind | null) =>
    guessed && onChange(key, (now) => (now.kind === null ? { kind: guessed } : {}));
  const fillLate = async () => fill((await loadKindGuesser())(description, unit));
  const guess = () => {
    if (kind !== null || description === '') return;
    const guessed = guessKindNow(description, unit);
    if (guessed) fill(guessed);
    else void fillLate();
  };
  const rules = useCellRules();
  const unreadable = unreadableIn(line, typing, rules);
  const marked = (name: string) => ({
    'data-field': name,
    'aria-invalid':
      missingFields.split(' ').includes(name) || unreadable.some((field) => field === name) || undefined,
  });
  /** The cell shows the number it has understood, and a unit that was typed with it may be the line's. */
  const understand = (name: LineNumberField) => {
    const read = readCell(name, line[name], rules);
    if (!read) return;
    const cellText = cellOf(name, read.number, rules.language);
    const nextUnit = unitAfter(name, read, unit);
    if (cellText !== line[name] || nextUnit !== unit) change({ [name]: cellText, unit: nextUnit });
  };
  const number = (name: LineNumberField, label: string, value: string) => (
    <input
      inputMode="decimal"
      autoComplete="off"
      maxLength={MAX_TYPED_NUMBER_LENGTH}
      {...marked(name)}
      aria-label={label}
      aria-describedby={unreadable.includes(name) ? faultId(key, name) : undefined}
      value={value}
      onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
      onBlur={() => understand(name)}
    />
  );
  return (
    <>
      {renderField(
        'description',
        <WorkField
          rows={1}
          {...marked('description')}
          aria-label={quoting.description}
          maxLength={LONGEST_DESCRIPTION}
          value={description}
          onKeyDown={noBreak}
          onType={(words) => change({ description: words })}
          onTake={(entry, field) => {
            change({ ...fieldsOfEntry(entry, line, rates), unitPrice: typed(entry.unitPrice, 'price') });
            quantityOf(field)?.focus();
          }}
          onFocus={() => void loadKindGuesser()}
          onBlur={guess}
        />,
      )}
      {renderField(
        'kind',
        <select
          {...marked('kind')}
          aria-label={quoting.kind}
          value={kind ?? ''}
          onChange={({ currentTarget: { value } }) => change({ kind: (value || null) as LineKind | null })}
        >
          <option value="">{writing.kindOpen}</option>
          {lineKinds.map((kindName) => (
            <option key={kindName} value={kindName}>
              {quoting.kinds[kindName]}
            </option>
          ))}
        </select>,
      )}
      {renderField('quantity', number('quantity', quoting.quantity, quantity))}
      {renderField(
        'unit',
        <select
          {...marked('unit')}
          aria-label={quoting.unit}
          value={unit ?? ''}
          onChange={({ currentTarget: { value } }) => {
            const chosenUnit = (value || null) as Unit | null;
            change({ unit: chosenUnit, kind: kind ?? guessKindNow(description, chosenUnit) });
          }}
        >
          <option value="">{writing.unitOpen}</option>
          {units.map((unitName) => (
            <option key={unitName} value={unitName}>
              {quoting.units[unitName]}
            </option>
          ))}
        </select>,
      )}
      {renderField('unitPrice', number('unitPrice', quoting.unitPrice, unitPrice))}
      {renderField('discount', number('discountPercent', quoting.discountLong, discountPercent))}
      {renderField(
        'vat',
        <select
          {...marked('vatRate')}
          aria-label={quoting.vat}
          value={vatRate ?? ''}
          onChange={({ currentTarget: { value } }) => {
            const rate = parseWholeNumber(value);
            change({ vatRate: rate, mayBeReduced: line.mayBeReduced && rate === FULL_VAT_RATE });
          }}
        >
          {vatRate === null && <option value="">{writing.rateOpen}</option>}
          {rates.map((rate) => (
            <option key={rate} value={rate}>
              {quoting.percent(String(rate))}
            </option>
          ))}
        </select>,
      )}
      {renderField(
        'optional',
        <input
          type="checkbox"
          aria-label={writing.optionalLong}
          checked={line.isOptional}
          onChange={({ currentTarget: { checked } }) => change({ isOptional: checked })}
        />,
      )}
      {mayReduce &&
        renderField(
          'reduced',
          <input
            type="checkbox"
            aria-label={writing.reducedLong}
            disabled={vatRate !== FULL_VAT_RATE}
            checked={line.mayBeReduced}
            onChange={({ currentTarget: { checked } }) => change({ mayBeReduced: checked })}
          />,
        )}
    </>
  );
};
