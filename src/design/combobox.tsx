import { type ComponentProps, type KeyboardEvent, type PointerEvent, useId, useState } from 'react';
import styles from './combobox.module.css';
import { useFieldAttributes } from './field-context.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icons.ts';
import inputStyles from './input.module.css';
import { nextIndexForKey } from './next-index-for-key.ts';
import { VisuallyHidden } from './text.tsx';

export interface ComboboxOption {
  /** The same option has the same key in the next response. */
  key: string;
  label: string;
  detail?: string | null;
  icon: IconName;
}

interface ComboboxProps<Option extends ComboboxOption> extends ComponentProps<'input'> {
  /** These options fit the typed text; none closes the list. */
  options: readonly Option[];
  /** Passes the typed text; '' once nothing more is to be suggested for it. */
  onType: (text: string) => void;
  onChoose: (option: Option) => void;
  listLabel: string;
  /** A screen reader says this when the list opens or changes its length. */
  countText: (count: number) => string;
  /** True if the surrounding element draws the frame, and the list hangs under it. */
  isBare?: boolean;
}

/** Home and End move within the text. */
const arrows = new Set(['ArrowDown', 'ArrowUp']);

/**
 * A text box with suggestions, as WAI-ARIA describes it ('editable combobox with list autocomplete'). The box
 * keeps the focus; arrow keys move in the list, Enter chooses, Esc closes.
 */
export function Combobox<Option extends ComboboxOption>(props: ComboboxProps<Option>) {
  const { options, onType, onChoose, listLabel, countText, isBare = false, ...input } = props;
  const wiring = useFieldAttributes();
  const listId = useId();
  const optionId = (index: number) => `${listId}-${index}`;
  // The key identifies it: its position changes with the next response.
  const [activeKey, setChosen] = useState<string | null>(null);
  const isOpen = options.length > 0;
  const active = options.findIndex(({ key }) => key === activeKey);

  const type = (text: string) => {
    onType(text);
    setChosen(null);
  };
  const close = () => type('');
  const choose = (option: Option) => {
    close();
    onChoose(option);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const option = options[active];
    // Enter means the typed words: no list may stand before their results, nor open there later.
    if (event.key === 'Enter' && !option) close();
    if (!isOpen) return;
    const next = arrows.has(event.key) && nextIndexForKey(event.key, active, options.length, 'vertical');
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && option) choose(option);
    else if (typeof next === 'number') setChosen(options[next]?.key ?? null);
    else return;
    event.preventDefault();
  };

  // No native element has these roles: a datalist can neither be drawn nor read aloud alike in all browsers.
  const box = {
    role: 'combobox',
    'aria-expanded': isOpen,
    'aria-controls': listId,
    'aria-autocomplete': 'list',
    'aria-activedescendant': active < 0 ? undefined : optionId(active),
  } as const;
  const list = { role: 'listbox', id: listId, hidden: !isOpen } as const;
  const item = (option: Option, index: number) => ({
    role: 'option',
    id: optionId(index),
    'aria-selected': index === active,
    // Pointerdown comes before the box would lose the focus.
    onPointerDown: (event: PointerEvent) => event.preventDefault(),
    onClick: () => choose(option),
  });

  const parts = (
    <>
      <input
        autoComplete="off"
        {...wiring}
        {...input}
        {...box}
        className={isBare ? undefined : inputStyles.input}
        onInput={(event) => {
          type(event.currentTarget.value);
          input.onInput?.(event);
        }}
        onBlur={close}
        onKeyDown={onKeyDown}
      />
      <ul {...list} aria-label={listLabel} className={styles.list}>
        {options.map((option, index) => (
          <li key={option.key} {...item(option, index)} className={styles.option}>
            <Icon name={option.icon} />
            {option.label}
            {option.detail && <small>{option.detail}</small>}
          </li>
        ))}
      </ul>
      <output>
        <VisuallyHidden>{isOpen && countText(options.length)}</VisuallyHidden>
      </output>
    </>
  );
  return isBare ? parts : <div className={styles.framed}>{parts}</div>;
}
