import type { UseFormRegisterReturn } from 'react-hook-form';
import { Checkbox } from '#design/checkbox.tsx';
import { useStrings } from '#web/strings.tsx';

/** Asks a company that registers whether its page may show the account's email and phone. */
export const PublicContactCheckbox = (field: UseFormRegisterReturn) => {
  const { accounts } = useStrings();
  return <Checkbox label={accounts.publicContact} note={accounts.publicContactNote} {...field} />;
};
