import type { ReactNode } from 'react';
import { FieldContext } from './field-context.ts';
import { Field, type FieldProps } from './field.tsx';
import styles from './joined-field.module.css';

interface JoinedFieldProps extends FieldProps {
  /** The narrow control in front needs an `aria-label` of its own: the field's label is the second one's. */
  leading: ReactNode;
  children: ReactNode;
}

/** Two controls make one value, such as a prefix and a number. */
export function JoinedField({ leading, children, ...field }: JoinedFieldProps) {
  return (
    <Field {...field}>
      <div className={styles.joined}>
        <FieldContext value={null}>{leading}</FieldContext>
        {children}
      </div>
    </Field>
  );
}
