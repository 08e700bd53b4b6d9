import { type ChangeEvent, useRef } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { JoinedField } from '#design/joined-field.tsx';
import { Select } from '#design/select.tsx';
import { TextInput } from '#design/text-input.tsx';
import { splitPhonePrefix } from '#features/accounts/core/rules/phone-numbers.ts';
import { useStrings } from '#web/strings.tsx';
import { PHONE_PREFIXES } from './phone-prefixes.ts';

interface PhoneFieldProps {
  prefix: UseFormRegisterReturn;
  number: UseFormRegisterReturn;
  error: string | undefined;
  mark?: string;
  /** Explains the number's use where it differs from a client's. */
  reason?: string;
}

/** Removes everything but digits, spaces, and the plus of a country code that is not in the list. */
const strip = (text: string) => text.replace(/[^\d +]|(?!^)\+/g, '');

export const PhoneField = ({ prefix, number, error, mark, reason }: PhoneFieldProps) => {
  const { accounts } = useStrings();
  const select = useRef<HTMLSelectElement>(null);
  // A number that was pasted or filled in by the browser may include its country code.
  const change = async (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target;
    const split = splitPhonePrefix(input.value, PHONE_PREFIXES);
    input.value = split?.phoneNumber ?? strip(input.value);
    if (split && select.current) {
      select.current.value = split.phonePrefix;
      await prefix.onChange({ target: select.current, type: 'change' });
    }
    await number.onChange(event);
  };
  return (
    <JoinedField
      label={accounts.phone}
      mark={mark}
      hint={reason ?? accounts.phoneWhy}
      error={error}
      leading={
        <Select
          {...prefix}
          ref={(element: HTMLSelectElement | null) => {
            select.current = element;
            prefix.ref(element);
          }}
          aria-label={accounts.phonePrefix}
          autoComplete="tel-country-code"
        >
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
        onChange={(event) => void change(event)}
      />
    </JoinedField>
  );
};
