import type { UseFormRegisterReturn } from 'react-hook-form';
import { Checkbox } from '#design/checkbox.tsx';
import { useStrings } from '#web/strings.tsx';

/** Asked of a company that joins: whether everybody may read how its account is reached. */
export const PublicContact = (field: UseFormRegisterReturn) => {
  const { accounts } = useStrings();
  return <Checkbox label={accounts.publicContact} note={accounts.publicContactNote} {...field} />;
};
