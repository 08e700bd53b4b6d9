import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { FieldContext, type FieldAttributes } from './field-context.ts';
import { FieldError } from './field-error.tsx';
import styles from './field.module.css';

export interface FieldProps {
  label: ReactNode;
  /** Ends the label's line with a word: that it is optional, or a limit. */
  mark?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  className?: string | undefined;
}

/** Connects a label, one control, a hint and the reason of a refusal. */
export function Field({
  label,
  mark,
  hint,
  error,
  className,
  children,
}: FieldProps & { children: ReactNode }) {
  const id = useId();
  const describedBy = classNames(hint != null && `${id}-hint`, Boolean(error) && `${id}-error`);
  const wiring: FieldAttributes = {
    id,
    'aria-describedby': describedBy,
    'aria-invalid': error ? true : undefined,
  };
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {mark && <small>{mark}</small>}
      </label>
      <FieldContext value={wiring}>{children}</FieldContext>
      {hint != null && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
