import { type ComponentProps, useRef, useState } from 'react';
import { isIsoDay } from '#kernel/calendar.ts';
import type { Language } from '#kernel/language.ts';
import { formatTypedDay, parseTypedDay } from '#kernel/typed-days.ts';
import styles from './day-input.module.css';
import { IconButton } from './icon-button.tsx';
import { signedInIcons } from './signed-in-icons.ts';

interface DayInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> {
  /** A text that is no day stays as typed; null if the field is empty. */
  value: string | null;
  onChange: (day: string | null) => void;
  language: Language;
  words: {
    /** 'dd/mm/yyyy' */
    pattern: string;
    openCalendar: string;
  };
}

/** A text that is no day stays as it was typed. */
const read = (text: string): string | null => parseTypedDay(text) ?? (text.trim() === '' ? null : text);

/** Nobody types a longer day. */
const LONGEST = 60;

/**
 * A day is typed in the format of the reader's language, or chosen. The browser's own field would use the
 * browser's language, which may differ from the page's.
 */
export function DayInput({ value, onChange, language, words, disabled, ...rest }: DayInputProps) {
  const [typedText, setTyped] = useState('');
  const [isLeft, setIsLeft] = useState(true);
  const calendar = useRef<HTMLInputElement>(null);
  const isRead = value !== null && isIsoDay(value);
  const valueText = isRead ? formatTypedDay(value, language) : (value ?? '');
  // The typed text stands until the value is another day: somebody has chosen one, or gone back.
  const visibleText = read(typedText) === value && !(isLeft && value !== null) ? typedText : valueText;
  const isWrong = isLeft && visibleText !== '' && parseTypedDay(visibleText) === null;
  return (
    <div className={styles.day}>
      <input
        inputMode="numeric"
        autoComplete="off"
        placeholder={words.pattern}
        maxLength={LONGEST}
        {...rest}
        disabled={disabled}
        aria-invalid={isWrong || rest['aria-invalid']}
        value={visibleText}
        onFocus={() => {
          setTyped(visibleText);
          setIsLeft(false);
        }}
        onBlur={() => setIsLeft(true)}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          onChange(read(currentTarget.value));
        }}
      />
      <IconButton
        icon={signedInIcons.calendar}
        label={words.openCalendar}
        disabled={disabled}
        onClick={() => calendar.current?.showPicker()}
      />
      <input
        ref={calendar}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        value={isRead ? value : ''}
        onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
      />
    </div>
  );
}
