import { useId, useState } from 'react';
import { Icon } from '#design/icon.tsx';
import { showToast } from '#design/toast.ts';
import { sectionLetter } from '#features/quotes/core/rules/quote-content.ts';
import { type LineKind, lineKinds } from '#features/quotes/price-book/rules/line-kinds-and-units.ts';
import {
  type DraftLine,
  formatCell,
  parseCell,
  type QuoteDraft,
} from '#features/quotes/writing/rules/quote-draft.ts';
import { parseWholeNumber } from '#kernel/parse-whole-number.ts';
import { MAX_TYPED_NUMBER_LENGTH } from '#kernel/typed-numbers.ts';
import { FULL_VAT_RATE } from '#kernel/vat-rates.ts';
import { useStrings } from '#web/strings.tsx';
import {
  changeMarkedLines,
  copyMarkedLines,
  markedLinesOf,
  moveMarkedLines,
  removeMarkedLines,
  restoreMarkedLines,
} from './edit-marked-lines.ts';
import { useCellParsingRules } from './use-cell-parsing-rules.ts';
import type { MarkedLines } from './use-marked-lines.ts';
import styles from './write.module.css';

interface BarProps {
  draft: QuoteDraft;
  change: (next: (draft: QuoteDraft) => QuoteDraft) => void;
  marking: MarkedLines;
  rates: readonly number[];
  mayReduce: boolean;
}

/** Each choice is made for all marked lines at once, and is one step to undo. */
export const MarkedLinesBar = ({ draft, change, marking, rates, mayReduce }: BarProps) => {
  const { quoting, writing, writingTools } = useStrings();
  const { marked } = marking;
  const lines = markedLinesOf(draft, marked);
  if (lines.length === 0) return null;
  const set = (changes: Partial<DraftLine>) =>
    change((current) => changeMarkedLines(current, marked, changes));
  const toggle = (name: 'isOptional' | 'mayBeReduced', concerned: readonly DraftLine[]) =>
    set({ [name]: !concerned.every((line) => line[name]) });
  const reducible = lines.filter(({ vatRate }) => vatRate === FULL_VAT_RATE);
  const remove = () => {
    change((current) => removeMarkedLines(current, marked));
    showToast({
      title: writingTools.linesRemoved(lines.length),
      action: {
        label: writing.undo,
        onPress: () => change((current) => restoreMarkedLines(current, draft, marked)),
      },
    });
  };
  return (
    <section className={styles.markedBar} aria-label={writingTools.markedLines}>
      <output>{writingTools.marked(lines.length)}</output>
      {mayReduce && (
        <button
          type="button"
          disabled={reducible.length === 0}
          aria-pressed={reducible.length > 0 && reducible.every(({ mayBeReduced }) => mayBeReduced)}
          aria-label={writing.reducedLong}
          onClick={() => toggle('mayBeReduced', reducible)}
        >
          {writing.reduced}
        </button>
      )}
      <DiscountOfMarked onSet={(discountPercent) => set({ discountPercent })} />
      <Choice
        label={quoting.kind}
        options={lineKinds.map((kind) => [kind, quoting.kinds[kind]])}
        onChoose={(kind) => set({ kind: kind as LineKind })}
      />
      <Choice
        label={quoting.vat}
        options={rates.map((rate) => [String(rate), quoting.percent(String(rate))])}
        onChoose={(rate) => set({ vatRate: parseWholeNumber(rate) })}
      />
      <button
        type="button"
        aria-pressed={lines.every(({ isOptional }) => isOptional)}
        onClick={() => toggle('isOptional', lines)}
      >
        {quoting.optional}
      </button>
      {draft.sections.length > 1 && (
        <Choice
          label={writingTools.moveTo}
          options={draft.sections.map(({ title }, index) => [
            String(index),
            `${sectionLetter(index)} ${title}`.trim(),
          ])}
          onChoose={(index) =>
            change((current) => moveMarkedLines(current, marked, parseWholeNumber(index) ?? -1))
          }
        />
      )}
      <button type="button" onClick={() => change((current) => copyMarkedLines(current, marked))}>
        {writing.copy}
      </button>
      <button type="button" onClick={remove}>
        {writing.remove}
      </button>
      <button
        type="button"
        className={styles.unmark}
        aria-label={writingTools.unmark}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => marking.markAll(false)}
      >
        <Icon name="cross" size="small" />
      </button>
    </section>
  );
};

interface ChoiceProps {
  label: string;
  options: readonly (readonly [value: string, text: string])[];
  onChoose: (value: string) => void;
}

/** It shows its name again after a choice, because the lines may differ in it. */
const Choice = ({ label, options, onChoose }: ChoiceProps) => (
  <select aria-label={label} value="" onChange={({ currentTarget: { value } }) => value && onChoose(value)}>
    <option value="">{label}…</option>
    {options.map(([value, text]) => (
      <option key={value} value={value}>
        {text}
      </option>
    ))}
  </select>
);

/** Takes '10' and '10 %'; an empty field takes the discount off. */
const DiscountOfMarked = ({ onSet }: { onSet: (discountPercent: string) => void }) => {
  const { quotes, quoting, writingTools } = useStrings();
  const rules = useCellParsingRules();
  const [text, setText] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const faultId = useId();
  const apply = () => {
    const number = parseCell('discountPercent', text, rules)?.number;
    setIsWrong(text.trim() !== '' && number === undefined);
    if (text.trim() === '') onSet('');
    else if (number !== undefined) onSet(formatCell('discountPercent', number, rules.language));
    if (text.trim() === '' || number !== undefined) setText('');
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <input
        inputMode="decimal"
        autoComplete="off"
        maxLength={MAX_TYPED_NUMBER_LENGTH}
        aria-label={quoting.discountLong}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? faultId : undefined}
        placeholder={quoting.discountLong}
        value={text}
        onChange={({ currentTarget: { value } }) => setText(value)}
        // A typed discount is not to be forgotten when its writer goes on, say to send the quote.
        onBlur={({ currentTarget: { form }, relatedTarget }) => {
          if (text.trim() !== '' && !form?.contains(relatedTarget)) apply();
        }}
      />
      {/* Not every browser gives a pressed button the focus: the field would apply it, and the press take it off. */}
      <button type="submit" onMouseDown={(event) => event.preventDefault()}>
        {writingTools.set}
      </button>
      {isWrong && (
        <output id={faultId} className={styles.hidden}>
          {quotes.percentInvalid}
        </output>
      )}
    </form>
  );
};
