import { Field } from '#design/field.tsx';
import { Stack } from '#design/layout.tsx';
import { TextInput } from '#design/text-input.tsx';
import { useStrings } from '#web/strings.tsx';
import styles from './password-fields.module.css';
import type { PasswordFormControl } from './use-password-form.ts';

interface PasswordFieldsProps {
  form: PasswordFormControl;
  /** A password manager needs it to know whose password it is. */
  username: string;
  hint: string;
}

export const PasswordFields = ({ form, username, hint }: PasswordFieldsProps) => {
  const { accounts } = useStrings();
  return (
    <Stack gap={5}>
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <Field label={accounts.currentPassword} error={form.errorOf('currentPassword')}>
        <TextInput type="password" autoComplete="current-password" {...form.field('currentPassword')} />
      </Field>
      <div className={styles.twice}>
        <Field label={accounts.newPassword} hint={hint} error={form.errorOf('newPassword')}>
          <TextInput type="password" autoComplete="new-password" {...form.field('newPassword')} />
        </Field>
        <Field label={accounts.confirmNewPassword} error={form.errorOf('confirmPassword')}>
          <TextInput type="password" autoComplete="new-password" {...form.field('confirmPassword')} />
        </Field>
      </div>
    </Stack>
  );
};
