import { type ComponentProps, useEffect, useRef } from 'react';

interface TypedInputProps
  extends Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onInput' | 'ref'> {
  /** What the address says. */
  value: string;
  onType: (text: string) => void;
}

/**
 * A box whose text belongs to whoever types: the address follows it, with a pause between. Only when the
 * address changes by other means does the box follow the address.
 */
export const TypedInput = ({ value, onType, ...rest }: TypedInputProps) => {
  const ref = useRef<HTMLInputElement>(null);
  const typed = useRef(value);
  useEffect(() => {
    const input = ref.current;
    if (!input || typed.current.trim() === value) return;
    // Still typing: this is the answer to an earlier pause.
    if (document.activeElement === input && input.value !== typed.current) return;
    if (document.activeElement === input && typed.current.startsWith(value) && value !== '') return;
    typed.current = value;
    input.value = value;
  }, [value]);
  return (
    <input
      type="search"
      maxLength={200}
      autoComplete="off"
      {...rest}
      ref={ref}
      defaultValue={value}
      onInput={(event) => {
        typed.current = event.currentTarget.value;
        onType(typed.current);
      }}
    />
  );
};
