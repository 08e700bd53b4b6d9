import type { KeyboardEvent, ReactNode } from 'react';
import {
  faultByUnreadableField,
  type NumericLineField,
  numericLineFields,
} from '#features/quotes/core/rules/quote-content.ts';
import { MAX_LINE_DESCRIPTION_LENGTH } from '#features/quotes/core/rules/quotes.ts';
import type { PriceBookEntry } from '#features/quotes/price-book/contract/price-book.ts';
import {
  type LineKind,
  lineKinds,
  type LineUnit,
  lineUnits,
} from '#features/quotes/price-book/rules/line-kinds-and-units.ts';
import { LineDescriptionField } from '#features/quotes/price-book/web/index.ts';
import {
  type CellParsingRules,
  type DraftLine,
  formatCell,
  parseCell,
  parseDraftLine,
  unitAfterTyping,
} from '#features/quotes/writing/rules/quote-draft.ts';
import { parseWholeNumber } from '#kernel/parse-whole-number.ts';
import { MAX_TYPED_NUMBER_LENGTH } from '#kernel/typed-numbers.ts';
import { FULL_VAT_RATE } from '#kernel/vat-rates.ts';
import { useStrings } from '#web/strings.tsx';
import { useDecimalFormat } from '#web/use-decimal-format.ts';
import { guessLineKindIfLoaded, loadLineKindGuesser } from './load-line-kind-guesser.ts';
import { useCellParsingRules } from './use-cell-parsing-rules.ts';
import styles from './write.module.css';

type Changes = Partial<DraftLine>;

/** A function gets the line as it stands by then. */
export type OnChangeLine = (key: string, changes: Changes | ((line: DraftLine) => Changes)) => void;

interface FieldsProps {
  line: DraftLine;
  /** It names the field that is being typed in, which is not called wrong before one has left it. */
  typing: string | null;
  rates: readonly number[];
  mayReduce: boolean;
  /** It names the fields that lack something, separated by spaces. */
  missingFields: string;
  onChange: OnChangeLine;
  /** A field stands in a cell, or under its label. */
  renderField: (name: LineFieldName, field: ReactNode) => ReactNode;
}

export type LineFieldName =
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

const faultId = (key: string, name: NumericLineField) => `${key}-${name}-fault`;

/** Returns cells that could not be read, but not the one that is being typed in. */
const unreadableIn = (
  line: DraftLine,
  typing: string | null,
  rules: CellParsingRules,
): NumericLineField[] => {
  const { unreadable = {} } = parseDraftLine(line, rules);
  return numericLineFields.filter((name) => unreadable[name] !== undefined && name !== typing);
};

interface LineFaultsProps {
  line: DraftLine;
  typing: string | null;
  /** Only the faults of this field are shown, if they stand below it. */
  onlyField?: LineFieldName;
}

/** Each fault says what the cell takes instead. */
export const LineFaultMessages = ({ line, typing, onlyField }: LineFaultsProps) => {
  const { quotes, quoting, writing } = useStrings();
  const unreadable = unreadableIn(line, typing, useCellParsingRules());
  const labels = {
    quantity: quoting.quantity,
    unitPrice: quoting.unitPrice,
    discountPercent: quoting.discountLong,
  };
  const visibleFaults = unreadable.filter((name) => onlyField === undefined || fieldOf[name] === onlyField);
  return visibleFaults.map((name) => (
    <p key={name} id={faultId(line.key, name)} className={styles.fault}>
      {writing.notUnderstood(labels[name], line[name].trim())} {quotes[faultByUnreadableField[name]]}.
    </p>
  ));
};

export const hasLineFaults = (line: DraftLine, typing: string | null, rules: CellParsingRules): boolean =>
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
  const { typed } = useDecimalFormat();
  const { key, description, kind, quantity, unit, unitPrice, discountPercent, vatRate } = line;
  const change = (changes: Partial<DraftLine>) => onChange(key, changes);
  const fill = (guessed: LineKind | null) =>
    guessed && onChange(key, (now) => (now.kind === null ? { kind: guessed } : {}));
  const fillLate = async () => fill((await loadLineKindGuesser())(description, unit));
  const guess = () => {
    if (kind !== null || description === '') return;
    const guessed = guessLineKindIfLoaded(description, unit);
    if (guessed) fill(guessed);
    else void fillLate();
  };
  const rules = useCellParsingRules();
  const unreadable = unreadableIn(line, typing, rules);
  const marked = (name: string) => ({
    'data-field': name,
    'aria-invalid':
      missingFields.split(' ').includes(name) || unreadable.some((field) => field === name) || undefined,
  });
  /** The cell shows the number it has understood, and a unit that was typed with it may be the line's. */
  const understand = (name: NumericLineField) => {
    const read = parseCell(name, line[name], rules);
    if (!read) return;
    const cellText = formatCell(name, read.number, rules.language);
    const nextUnit = unitAfterTyping(name, read, unit);
    if (cellText !== line[name] || nextUnit !== unit) change({ [name]: cellText, unit: nextUnit });
  };
  const number = (name: NumericLineField, label: string, value: string) => (
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
        <LineDescriptionField
          rows={1}
          {...marked('description')}
          aria-label={quoting.description}
          maxLength={MAX_LINE_DESCRIPTION_LENGTH}
          value={description}
          onKeyDown={noBreak}
          onType={(words) => change({ description: words })}
          onTake={(entry, field) => {
            change({ ...fieldsOfEntry(entry, line, rates), unitPrice: typed(entry.unitPrice, 'price') });
            quantityOf(field)?.focus();
          }}
          onFocus={() => void loadLineKindGuesser()}
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
            const chosenUnit = (value || null) as LineUnit | null;
            change({ unit: chosenUnit, kind: kind ?? guessLineKindIfLoaded(description, chosenUnit) });
          }}
        >
          <option value="">{writing.unitOpen}</option>
          {lineUnits.map((unitName) => (
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
