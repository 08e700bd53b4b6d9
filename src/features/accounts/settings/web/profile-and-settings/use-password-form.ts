import type { ZodMiniType } from 'zod/mini';
import { showToast } from '#design/toast.ts';
import { useAccountFailureToast } from '#features/accounts/core/web/index.ts';
import type {
  changeProfilePassword,
  changeSettingsPassword,
} from '#features/accounts/sign-in/contract/passwords.ts';
import { callEndpoint } from '#web/api-client.ts';
import { useForm } from '#web/form/use-form.ts';
import { useStrings } from '#web/strings.tsx';
import type { PasswordFormValues } from './password-schemas.ts';
import { useAccountCache } from './use-account-cache.ts';

interface PasswordFormOptions {
  /** Each screen has an endpoint of its own, with its own rule. */
  endpoint: typeof changeSettingsPassword | typeof changeProfilePassword;
  schema: ZodMiniType<PasswordFormValues>;
  failed: (reason: string) => string;
  onChanged?: () => void;
}

const nothing: PasswordFormValues = { currentPassword: '', newPassword: '', confirmPassword: '' };

export const usePasswordForm = ({ endpoint, schema, failed, onChanged }: PasswordFormOptions) => {
  const { accounts } = useStrings();
  const { refetchSessions } = useAccountCache();
  const fail = useAccountFailureToast();
  const form = useForm<PasswordFormValues, PasswordFormValues>({
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

export type PasswordFormControl = ReturnType<typeof usePasswordForm>;
