import { useState } from 'react';
import * as z from 'zod/mini';
import { Button } from '#design/button.tsx';
import { Stack } from '#design/layout.tsx';
import { TextLink } from '#design/text.tsx';
import { showToast } from '#design/toast.ts';
import { newPasswordSchema } from '#features/accounts/core/contract/account-fields.ts';
import {
  ScriptRequiredNotice,
  PasswordField,
  passwordsMatchCheck,
} from '#features/accounts/core/web/index.ts';
import type { Passkey } from '#features/accounts/sign-in/contract/passkeys.ts';
import { resetPassword } from '#features/accounts/sign-in/contract/passwords.ts';
import type { ResponseOf } from '#kernel/endpoint.ts';
import { href } from '#kernel/href.ts';
import { callEndpoint } from '#web/api-client.ts';
import { Form } from '#web/form/form.tsx';
import { useForm } from '#web/form/use-form.ts';
import { useNavigation } from '#web/navigation/navigation.tsx';
import { definePage } from '#web/page.ts';
import { SentenceWithPlaceholders } from '#web/sentence-with-placeholders.tsx';
import { useStrings } from '#web/strings.tsx';
import { useReplaceVisitor } from '#web/visitor.ts';
import { AuthFormNote, AuthPageLayout } from './auth-page-layout.tsx';
import type { resetPasswordRoute } from './page-routes.ts';
import { ReviewPasskeysAfterReset } from './review-passkeys-after-reset.tsx';

const schema = z
  .object({ password: newPasswordSchema, confirmPassword: z.string() })
  .check(passwordsMatchCheck);

type Values = z.output<typeof schema>;

interface RemainingPasskeys {
  passkeys: readonly Passkey[];
  removal: string;
}

const ResetPasswordScreen = ({ search }: { search: { token?: string } }) => {
  const { accounts } = useStrings();
  const { navigate } = useNavigation();
  const [remaining, setRemaining] = useState<RemainingPasskeys | null>(null);
  const goToLogin = () => {
    showToast({ tone: 'success', title: accounts.resetDone, text: accounts.resetDoneText });
    navigate(href('/auth'), { replace: true });
  };
  if (remaining) return <ReviewPasskeysAfterReset {...remaining} onDone={goToLogin} />;
  return (
    <ResetPassword
      token={search.token ?? ''}
      onReset={({ passkeys, removal }) =>
        removal === null ? goToLogin() : setRemaining({ passkeys, removal })
      }
    />
  );
};

interface ResetPasswordProps {
  token: string;
  onReset: (result: ResponseOf<typeof resetPassword>) => void;
}

const ResetPassword = ({ token, onReset }: ResetPasswordProps) => {
  const { accounts } = useStrings();
  const changeVisitor = useReplaceVisitor();
  const form = useForm<Values, Values>({
    schema,
    values: { password: '', confirmPassword: '' },
    send: async ({ password }) => {
      const result = await callEndpoint(resetPassword, { body: { token, newPassword: password } });
      // Every session of this account has ended, this browser's too if it had one.
      changeVisitor(null);
      onReset(result);
    },
    onRefused: (error) => {
      const { fields, message } = error.wire;
      if (fields?.['newPassword']) form.setError('password', { message: fields['newPassword'] });
      else
        showToast({
          tone: 'destructive',
          title: accounts.resetNotDone,
          text: message ?? accounts.unexpected,
        });
    },
  });
  return (
    <AuthPageLayout title={accounts.resetTitle} picture="/plates/front-door.svg">
      <Form onSubmit={form.submit} label={accounts.resetTitle}>
        <Stack gap={5}>
          <ScriptRequiredNotice />
          <PasswordField
            label={accounts.newPassword}
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
          <Button type="submit" variant="primary" wide busy={form.isSending} busyText={accounts.resetSaving}>
            {accounts.resetSave}
          </Button>
        </Stack>
      </Form>
      <AuthFormNote>
        <SentenceWithPlaceholders
          text={accounts.resetAnew}
          holes={{ login: <TextLink href={href('/auth')}>{accounts.toLogin}</TextLink> }}
        />
      </AuthFormNote>
    </AuthPageLayout>
  );
};

export const pageDefinition = definePage<typeof resetPasswordRoute>({
  tables: ['accounts'],
  queries: () => [],
  head: ({ strings: { accounts } }) => ({
    title: accounts.pageTitle(accounts.resetTitle),
    description: accounts.resetDescription,
    isHiddenFromSearch: true,
  }),
  Screen: ResetPasswordScreen,
});
