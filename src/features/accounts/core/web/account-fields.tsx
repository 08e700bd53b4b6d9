import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '#design/field.tsx';
import { TwoColumns } from '#design/layout.tsx';
import { TextInput } from '#design/text-input.tsx';
import { useStrings } from '#web/strings.tsx';
import { PasswordField } from './password-field.tsx';
import { PhoneField } from './phone-field.tsx';

type FieldName = 'username' | 'email' | 'phonePrefix' | 'phoneNumber' | 'password' | 'confirmPassword';

/** The form may have other fields, too. */
interface Fields {
  field: (name: FieldName) => UseFormRegisterReturn;
  errorOf: (name: FieldName) => string | undefined;
}

interface AccountFieldsProps {
  form: Fields;
  isPhoneOptional?: boolean;
  phoneWhy?: string;
}

/** These fields are the same for private people and companies that register. */
export const AccountFields = ({ form, isPhoneOptional = false, phoneWhy }: AccountFieldsProps) => {
  const { accounts } = useStrings();
  return (
    <>
      <Field label={accounts.username} error={form.errorOf('username')}>
        <TextInput
          {...form.field('username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field label={accounts.email} error={form.errorOf('email')}>
        <TextInput {...form.field('email')} type="email" autoComplete="email" autoCapitalize="none" />
      </Field>
      <PhoneField
        prefix={form.field('phonePrefix')}
        number={form.field('phoneNumber')}
        error={form.errorOf('phoneNumber')}
        {...(phoneWhy && { reason: phoneWhy })}
        {...(isPhoneOptional && { mark: accounts.optional })}
      />
      <TwoColumns>
        <PasswordField
          label={accounts.password}
          field={form.field('password')}
          error={form.errorOf('password')}
          autoComplete="new-password"
        />
        <PasswordField
          label={accounts.confirmPassword}
          field={form.field('confirmPassword')}
          error={form.errorOf('confirmPassword')}
          autoComplete="new-password"
        />
      </TwoColumns>
    </>
  );
};
