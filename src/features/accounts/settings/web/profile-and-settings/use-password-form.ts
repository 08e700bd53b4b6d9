import type { ZodMiniType } from 'zod/mini';
import { showToast } from '#design/toast.ts';
import { useAccountFailure } from '#features/accounts/core/web/index.ts';
import type { changePassword, updatePassword } from '#features/accounts/sign-in/contract/passwords.ts';
import { callEndpoint } from '#web/api-client.ts';
import { useForm } from '#web/form/use-form.ts';
import { useStrings } from '#web/strings.tsx';
import type { PasswordValues } from './password-schemas.ts';
import { useOwnAccount } from './use-own-account.ts';

interface PasswordFormOptions {
  /** Each screen has an endpoint of its own, with its own rule. */
  endpoint: typeof updatePassword | typeof changePassword;
  schema: ZodMiniType<PasswordValues>;
  failed: (reason: string) => string;
  onChanged?: () => void;
}

const nothing: PasswordValues = { currentPassword: '', newPassword: '', confirmPassword: '' };

export const usePasswordForm = ({ endpoint, schema, failed, onChanged }: PasswordFormOptions) => {
  const { accounts } = useStrings();
  const { refetchSessions } = useOwnAccount();
  const fail = useAccountFailure();
  const form = useForm<PasswordValues, PasswordValues>({
    schema,
    values: nothing,
    send: async ({ currentPassword, newPassword }) => {
      await callEndpoint(endpoint, { body: { currentPassword, newPassword } });
      form.reset(nothing);
      onChanged?.();
      showToast({ tone: 'success', title: accounts.passwordChanged });
      await refetchSessions(); // Every other session has ended.
    },
    onRefused: (error) => {
      if (error.wire.code === 'wrongPassword') {
        form.setError('currentPassword', { message: error.wire.message ?? '' }, { shouldFocus: true });
      }
      fail(error, failed);
    },
  });
  return form;
};

export type PasswordForm = ReturnType<typeof usePasswordForm>;
