import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '#design/field.tsx';
import { PasswordInput } from '#design/password-input.tsx';
import { useStrings } from '#web/strings.tsx';

interface PasswordFieldProps {
  label: string;
  field: UseFormRegisterReturn;
  error: string | undefined;
  autoComplete: 'current-password' | 'new-password';
}

export const PasswordField = ({ label, field, error, autoComplete }: PasswordFieldProps) => {
  const { accounts } = useStrings();
  return (
    <Field label={label} error={error}>
      <PasswordInput
        {...field}
        autoComplete={autoComplete}
        showLabel={accounts.showCharacters}
        hideLabel={accounts.hideCharacters}
      />
    </Field>
  );
};
