import {
  type ChangeEvent,
  type ClipboardEvent,
  type ComponentProps,
  type SyntheticEvent,
  useState,
} from 'react';
import { DIGIT_CODE_LENGTH, digitCodeCells, extractCodeDigits } from './digit-code-cells.ts';
import styles from './digit-code-input.module.css';
import { useFieldAttributes } from './field-context.ts';

interface CodeInputProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue'> {
  value?: string;
  defaultValue?: string;
  /** Called with all six digits. */
  onComplete?: (code: string) => void;
}

/**
 * The input has no greatest length: a keyboard that suggests "123 456" would be cut before its space is taken out. Of
 * several digits that are pasted, the code keeps its own.
 */
const pasteDigits = (event: ClipboardEvent<HTMLInputElement>) => {
  event.preventDefault();
  const input = event.currentTarget;
  const pasted = extractCodeDigits(event.clipboardData.getData('text'));
  input.setRangeText(pasted, input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
};

/** One input, so that it is typed, pasted, filled from a message and read aloud as one; drawn as six cells. */
export function DigitCodeInput({ value, defaultValue = '', onChange, onComplete, ...rest }: CodeInputProps) {
  const [ownText, setTyped] = useState(defaultValue);
  const [caret, setCaret] = useState<number>();
  const text = value ?? ownText;

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const code = extractCodeDigits(event.currentTarget.value);
    event.currentTarget.value = code;
    setTyped(code);
    onChange?.(event);
    if (code.length === DIGIT_CODE_LENGTH && code !== text) onComplete?.(code);
  };
  const follow = (event: SyntheticEvent<HTMLInputElement>) =>
    setCaret(event.currentTarget.selectionStart ?? undefined);

  return (
    <div className={styles.code}>
      <input
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern={`[0-9]{${DIGIT_CODE_LENGTH}}`}
        {...useFieldAttributes()}
        {...rest}
        type="text"
        value={text}
        className={styles.input}
        onChange={change}
        onPaste={pasteDigits}
        onSelect={follow}
        onFocus={follow}
        onBlur={() => setCaret(undefined)}
      />
      <div className={styles.cells} aria-hidden="true">
        {digitCodeCells(text, caret).map((cell, place) => (
          <span key={place} className={`${styles.cell} ${cell.isCurrent ? styles.current : ''}`}>
            {cell.digit}
          </span>
        ))}
      </div>
    </div>
  );
}
