import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Button } from '#design/button.tsx';
import { Stack } from '#design/layout.tsx';
import { Text, TextLink } from '#design/text.tsx';
import { showToast } from '#design/toast.ts';
import { newPasswordSchema } from '#features/accounts/core/contract/account-fields.ts';
import {
  ScriptRequiredNotice,
  PasswordField,
  passwordsMatchCheck,
} from '#features/accounts/core/web/index.ts';
import type { Passkey } from '#features/accounts/sign-in/contract/passkeys.ts';
import {
  checkPasswordReset,
  MAX_RESET_TOKEN_LENGTH,
  resetPassword,
} from '#features/accounts/sign-in/contract/passwords.ts';
import type { ResponseOf } from '#kernel/endpoint.ts';
import { href } from '#kernel/href.ts';
import { callEndpoint } from '#web/api-client.ts';
import { isRefusedWithCode } from '#web/failure-reason.ts';
import { Form } from '#web/form/form.tsx';
import { useForm } from '#web/form/use-form.ts';
import { useNavigation } from '#web/navigation/navigation.tsx';
import { definePage } from '#web/page.ts';
import { queryFor } from '#web/query.ts';
import { SentenceWithPlaceholders } from '#web/sentence-with-placeholders.tsx';
import { useStrings } from '#web/strings.tsx';
import { useReplaceVisitor } from '#web/visitor.ts';
import { AuthFormNote, AuthPageLayout } from './auth-page-layout.tsx';
import { PasswordResetDialog, SendNewLinkButton } from './forgot-password-button.tsx';
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

// An address without a token is asked about too, and the page shows the refusal.
const resetQuery = (token = '-') =>
  queryFor(checkPasswordReset, { query: { token: token.slice(0, MAX_RESET_TOKEN_LENGTH) } });

const ResetPasswordScreen = ({ search: { token } }: { search: { token?: string } }) => (
  <ResetPasswordSteps key={token} token={token} />
);

const ResetPasswordSteps = ({ token }: { token: string | undefined }) => {
  const { accounts } = useStrings();
  const client = useQueryClient();
  const { navigate } = useNavigation();
  // Only the answer the page came with counts: the link is spent by its own success.
  const [isGone, setIsGone] = useState(() => !client.getQueryData(resetQuery(token).queryKey));
  const [remaining, setRemaining] = useState<RemainingPasskeys | null>(null);
  const goToLogin = () => {
    showToast({ tone: 'success', title: accounts.resetDone, text: accounts.resetDoneText });
    navigate(href('/auth'), { replace: true });
  };
  if (remaining) return <ReviewPasskeysAfterReset {...remaining} onDone={goToLogin} />;
  if (isGone || token === undefined) return <Gone />;
  return (
    <ResetPassword
      token={token}
      onGone={() => setIsGone(true)}
      onReset={({ passkeys, removal }) =>
        removal === null ? goToLogin() : setRemaining({ passkeys, removal })
      }
    />
  );
};

/** Says what may be wrong with the link, and sends another. */
const Gone = () => {
  const { accounts } = useStrings();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <AuthPageLayout title={accounts.resetGoneTitle} picture="/plates/front-door.svg">
      <Stack gap={5}>
        <Text>{accounts.resetGoneText}</Text>
        <SendNewLinkButton onOpen={() => setIsAsking(true)} />
      </Stack>
      {isAsking && <PasswordResetDialog onClose={() => setIsAsking(false)} />}
    </AuthPageLayout>
  );
};

interface ResetPasswordProps {
  token: string;
  onGone: () => void;
  onReset: (result: ResponseOf<typeof resetPassword>) => void;
}

const ResetPassword = ({ token, onGone, onReset }: ResetPasswordProps) => {
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
      if (isRefusedWithCode(error, 'resetGone')) onGone();
      else if (fields?.['newPassword']) form.setError('password', { message: fields['newPassword'] });
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
  queries: ({ search }) => [resetQuery(search.token)],
  head: ({ strings: { accounts } }) => ({
    title: accounts.pageTitle(accounts.resetTitle),
    description: accounts.resetDescription,
    isHiddenFromSearch: true,
  }),
  Screen: ResetPasswordScreen,
});
