import { useState } from 'react';
import type { DefaultValues, Path } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { showToast } from '#design/toast.ts';
import { updateOwnUser } from '#features/accounts/core/contract/account-settings.ts';
import { changedAccountFields } from '#features/accounts/core/rules/changed-fields.ts';
import { useAccountFailureToast } from '#features/accounts/core/web/index.ts';
import { useForm } from '#web/form/use-form.ts';
import { useStrings } from '#web/strings.tsx';

interface DetailsFormOptions<Details> {
  details: Details;
  schema: ZodMiniType<Partial<Details>>;
  /** Stores the changes. Returns the stored details, and where codes were sent for pending contacts. */
  update: (changes: Partial<Details>) => Promise<{ savedDetails: Details; sentTo: readonly string[] }>;
}

/** Null is shown as an empty field. */
const textValues = <Details extends Record<string, string | null>>(details: Details) =>
  Object.fromEntries(Object.entries(details).map(([name, value]) => [name, value ?? ''])) as Record<
    keyof Details & string,
    string
  >;

/** Manages the form for name, address and number, which two screens have. */
export const useOwnDetailsForm = <Details extends Record<string, string | null>>({
  details,
  schema,
  update,
}: DetailsFormOptions<Details>) => {
  type Values = Record<keyof Details & string, string>;
  const { accounts } = useStrings();
  const fail = useAccountFailureToast();
  const [filledDetails, setFilledDetails] = useState(details);
  const form = useForm<Values, Partial<Details>>({
    schema,
    values: textValues(filledDetails) as DefaultValues<Values>,
    send: async (values, sentValues) => {
      const changes = changedAccountFields(filledDetails, values);
      // For example, only spaces were added.
      const isSame = Object.keys(changes).length === 0;
      const { savedDetails, sentTo } = isSame
        ? { savedDetails: filledDetails, sentTo: [] }
        : await update(changes);
      setFilledDetails(savedDetails);
      form.restart(textValues(savedDetails), sentValues);
      const text = sentTo.length > 0 ? accounts.checkAddress(sentTo.join(', ')) : undefined;
      showToast({ tone: 'success', title: accounts.profileUpdated, text });
    },
    onRefused: (error) => {
      const fieldByCode = { usernameTaken: 'username', emailTaken: 'email' } as const;
      for (const code of ['usernameTaken', 'emailTaken'] as const) {
        if (!error.is(updateOwnUser, code)) continue;
        const message = error.wire.message ?? '';
        form.setError(fieldByCode[code] as Path<Values>, { message }, { shouldFocus: true });
      }
      fail(error, accounts.updateProfileFailed);
    },
  });
  /** A confirmed code has changed the stored value. Text typed meanwhile stays. */
  const follow = (changes: Partial<Details>) => {
    const newDetails = { ...filledDetails, ...changes };
    form.restart(textValues(newDetails), textValues(filledDetails));
    setFilledDetails(newDetails);
  };
  return {
    ...form,
    follow,
    /** The markup has the value already, so that the page is complete before the script runs. */
    field: (name: keyof Values) => ({
      ...form.field(name as Path<Values>),
      defaultValue: textValues(filledDetails)[name],
    }),
  };
};
