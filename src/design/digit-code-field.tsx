import type { ComponentProps, ReactNode } from 'react';
import styles from './digit-code-field.module.css';
import { DigitCodeInput } from './digit-code-input.tsx';
import { Field } from './field.tsx';
import { Text } from './text.tsx';

interface DigitCodeFieldProps extends ComponentProps<typeof DigitCodeInput> {
  /** Read aloud: the title of the dialog says to the eye what the cells are for. */
  label: string;
  error: string | undefined;
  /** Stands below the cells: how to get another code. */
  otherCode: ReactNode;
}

/** Asks for a code in the same form wherever one was sent. */
export const DigitCodeField = ({ label, error, otherCode, ...input }: DigitCodeFieldProps) => (
  <>
    <Field label={label} className={styles.field} error={error}>
      <DigitCodeInput {...input} />
    </Field>
    <Text size="small" tone="muted" className={styles.other}>
      {otherCode}
    </Text>
  </>
);
