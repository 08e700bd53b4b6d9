import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './choice.module.css';
import { FieldError } from './field-error.tsx';

export interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  note?: ReactNode;
  disabled?: boolean;
}

interface RadioGroupProps<Value extends string> extends Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue'
> {
  legend: ReactNode;
  options: readonly RadioOption<Value>[];
  value?: Value;
  defaultValue?: Value;
  error?: ReactNode;
}

/** Renders native radios in a fieldset; further attributes (name, ref, onChange) go to each of them. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { legend, options, value, defaultValue, error, className, ...rest } = props;
  const id = useId();
  return (
    <fieldset className={className} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.choice}>
          <input
            type="radio"
            name={id}
            disabled={option.disabled}
            {...rest}
            value={option.value}
            checked={value === undefined ? undefined : option.value === value}
            defaultChecked={value === undefined ? option.value === defaultValue : undefined}
          />
          <span>
            {option.label}
            {option.note && <span className={styles.note}>{option.note}</span>}
          </span>
        </label>
      ))}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
