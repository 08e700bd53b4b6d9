import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useId,
  useState,
} from 'react';
import { nextIndexForKey } from '#design/next-index-for-key.ts';
import { VisuallyHidden } from '#design/text.tsx';
import type { PriceBookEntry } from '#features/quotes/price-book/contract/price-book.ts';
import { useStrings } from '#web/strings.tsx';
import { useDecimalFormat } from '#web/use-decimal-format.ts';
import styles from './line-description-field.module.css';
import { usePriceSuggestions } from './use-price-suggestions.ts';

interface WorkFieldProps extends Omit<ComponentProps<'textarea'>, 'onChange'> {
  onType: (description: string) => void;
  onTake: (entry: PriceBookEntry, field: HTMLTextAreaElement) => void;
}

const arrows = new Set(['ArrowDown', 'ArrowUp']);

/**
 * The price book completes the words of a line: arrow keys choose, Enter takes the choice, Esc closes. While nothing
 * is chosen every key does what it does without a list.
 */
export const LineDescriptionField = ({ onType, onTake, onKeyDown, onBlur, ...rest }: WorkFieldProps) => {
  const { priceBook, quoting } = useStrings();
  const { plain } = useDecimalFormat();
  const listId = useId();
  const [text, setText] = useState('');
  const [chosenId, setChosenId] = useState<number | null>(null);
  const entries = usePriceSuggestions(text);
  const isOpen = entries.length > 0;
  const active = entries.findIndex(({ id }) => id === chosenId);
  const optionId = (index: number) => `${listId}-${index}`;

  const close = () => {
    setText('');
    setChosenId(null);
  };
  const take = (entry: PriceBookEntry, field: HTMLTextAreaElement) => {
    close();
    onTake(entry, field);
  };

  /** Returns true if the list has used the key. */
  const drive = ({ key, altKey, ctrlKey, metaKey, currentTarget }: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!isOpen || altKey || ctrlKey || metaKey) return false;
    const entry = entries[active];
    if (key === 'Escape') close();
    else if (key === 'Enter' && entry) take(entry, currentTarget);
    else if (arrows.has(key)) {
      const next = nextIndexForKey(key, active, entries.length, 'vertical');
      setChosenId(next === undefined ? null : (entries[next]?.id ?? null));
    } else return false;
    return true;
  };

  // No element has these roles of its own.
  const list = { role: 'listbox', id: listId } as const;
  const option = (entry: PriceBookEntry, index: number) =>
    ({
      role: 'option',
      id: optionId(index),
      'aria-selected': index === active,
      tabIndex: -1,
      // The press is handled before the field loses the focus.
      onPointerDown: (event: PointerEvent) => event.preventDefault(),
      onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => {
        const field = currentTarget.closest('div')?.querySelector('textarea');
        if (field) take(entry, field);
      },
    }) as const;

  return (
    <div className={styles.field}>
      <textarea
        {...rest}
        // It follows WAI-ARIA's combobox as far as a field of several lines may: that has no such role.
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={active < 0 ? undefined : optionId(active)}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => {
          setText(value);
          setChosenId(null);
          onType(value);
        }}
        onKeyDown={(event) => {
          if (drive(event)) {
            event.preventDefault();
            // The line, and the sheet it stands in on a phone, have other things to do with these keys.
            event.stopPropagation();
            return;
          }
          if (event.key === 'Enter') close();
          onKeyDown?.(event);
        }}
        onBlur={(event) => {
          close();
          onBlur?.(event);
        }}
      />
      {isOpen && (
        <ul {...list} aria-label={priceBook.suggestions} className={styles.list}>
          {entries.map((entry, index) => (
            <li key={entry.id} {...option(entry, index)} className={styles.option}>
              <span>{entry.description}</span>
              <small>
                {plain(entry.unitPrice)} / {quoting.units[entry.unit]}
                <i>{quoting.kinds[entry.kind]}</i>
              </small>
            </li>
          ))}
        </ul>
      )}
      <output>
        <VisuallyHidden>{isOpen && priceBook.suggested(entries.length)}</VisuallyHidden>
      </output>
    </div>
  );
};
