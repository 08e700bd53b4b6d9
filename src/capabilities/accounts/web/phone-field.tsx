import type { ChangeEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { JoinedField } from '#design/joined-field.tsx';
import { Select } from '#design/select.tsx';
import { TextInput } from '#design/text-input.tsx';
import { useStrings } from '#web/strings.tsx';
import { PHONE_PREFIXES } from './phone-prefixes.ts';

interface PhoneFieldProps {
  prefix: UseFormRegisterReturn;
  number: UseFormRegisterReturn;
  error: string | undefined;
  mark?: string;
}

/** Nothing but digits and spaces stays in the number. */
const strip = (event: ChangeEvent<HTMLInputElement>) => {
  event.target.value = event.target.value.replace(/[^\d ]/g, '');
};

export const PhoneField = ({ prefix, number, error, mark }: PhoneFieldProps) => {
  const { accounts } = useStrings();
  return (
    <JoinedField
      label={accounts.phone}
      mark={mark}
      hint={accounts.phoneWhy}
      error={error}
      before={
        <Select {...prefix} aria-label={accounts.phonePrefix} autoComplete="tel-country-code">
          {PHONE_PREFIXES.map((value) => (
            <option key={value}>{value}</option>
          ))}
        </Select>
      }
    >
      <TextInput
        {...number}
        type="tel"
        autoComplete="tel-national"
        onChange={(event) => {
          strip(event);
          void number.onChange(event);
        }}
      />
    </JoinedField>
  );
};
