import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Field } from '#design/field.tsx';
import { TextInput } from '#design/text-input.tsx';
import { Text } from '#design/text.tsx';
import { useAccountFailureToast } from '#features/accounts/core/web/index.ts';
import {
  requestErasure,
  DAYS_BEFORE_ERASURE,
} from '#features/accounts/settings/contract/data-and-erasure.ts';
import { erasureQuery } from '#features/accounts/settings/web/profile-and-settings/queries.ts';
import { callEndpoint } from '#web/api-client.ts';
import { FormDialog } from '#web/form/form-dialog.tsx';
import { useForm } from '#web/form/use-form.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { OpenContractList } from './open-contract-list.tsx';

/** Requires the password once more. The notice above the page then shows the plan. */
const useErasureForm = (onScheduled: () => void) => {
  const { accounts } = useStrings();
  const client = useQueryClient();
  const fail = useAccountFailureToast();
  const form = useForm<{ currentPassword: string }, { currentPassword: string }>({
    schema: requestErasure.body,
    values: { currentPassword: '' },
    send: async (body) => {
      const planned = await callEndpoint(requestErasure, { body });
      onScheduled();
      client.setQueryData(erasureQuery.queryKey, planned);
    },
    onRefused: (error) => {
      if (error.wire.code === 'wrongPassword') {
        form.setError('currentPassword', { message: error.wire.message ?? '' }, { shouldFocus: true });
      }
      fail(error, accounts.deleteAccountFailed);
    },
  });
  return form;
};

export const ErasureDialog = ({ onClose }: { onClose: () => void }) => {
  const { accounts } = useStrings();
  const format = useFormat();
  const planned = useQuery(erasureQuery).data;
  const owedCents = planned?.paysBackCents ?? 0;
  const form = useErasureForm(onClose);
  return (
    <FormDialog
      title={accounts.deleteAccountTitle}
      words={{
        send: accounts.deleteAccount,
        sending: accounts.deletingAccount,
        cancel: accounts.cancel,
        close: accounts.close,
      }}
      form={form}
      draftKey={null}
      variant="destructive"
      isIdle={!form.isChanged && !form.isSending}
      onClose={onClose}
    >
      <Text>{accounts.deleteAccountAsk(DAYS_BEFORE_ERASURE)}</Text>
      {owedCents > 0 && <Text>{accounts.paidBack(format.moneyWithCents(owedCents))}</Text>}
      <OpenContractList contracts={planned?.contracts ?? []} />
      <Field label={accounts.currentPassword} error={form.errorOf('currentPassword')}>
        <TextInput type="password" autoComplete="current-password" {...form.field('currentPassword')} />
      </Field>
    </FormDialog>
  );
};
