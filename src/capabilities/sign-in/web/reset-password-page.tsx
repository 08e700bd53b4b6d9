import { useState } from 'react';
import * as z from 'zod/mini';
import { newPassword } from '#accounts/contract/fields.ts';
import { NeedsScript, PasswordField, samePasswords } from '#accounts/web/index.ts';
import { Button } from '#design/button.tsx';
import { Stack } from '#design/layout.tsx';
import { TextLink } from '#design/text.tsx';
import { showToast } from '#design/toast.ts';
import type { AnswerOf } from '#kernel/endpoint.ts';
import type { Passkey } from '#sign-in/contract/passkeys.ts';
import { resetPassword } from '#sign-in/contract/passwords.ts';
import { call } from '#web/api-client.ts';
import { Form } from '#web/form/form.tsx';
import { useForm } from '#web/form/use-form.ts';
import { useNavigation } from '#web/navigation/navigation.tsx';
import { definePage } from '#web/page.ts';
import { Sentence } from '#web/sentence.tsx';
import { useStrings } from '#web/strings.tsx';
import { useChangeVisitor } from '#web/visitor.ts';
import { AuthAside, AuthFrame } from './auth-frame.tsx';
import type { resetPasswordAddress } from './page-addresses.ts';
import { PasskeysAfterReset } from './passkeys-after-reset.tsx';

const schema = z.object({ password: newPassword, confirmPassword: z.string() }).check(samePasswords);

type Values = z.output<typeof schema>;

interface Kept {
  passkeys: readonly Passkey[];
  removal: string;
}

const ResetPasswordScreen = ({ search }: { search: { token?: string } }) => {
  const { accounts } = useStrings();
  const { navigate } = useNavigation();
  const [kept, setKept] = useState<Kept | null>(null);
  const goToLogin = () => {
    showToast({ tone: 'success', title: accounts.resetDone, text: accounts.resetDoneText });
    navigate('/auth', { replace: true });
  };
  if (kept) return <PasskeysAfterReset {...kept} onDone={goToLogin} />;
  return (
    <ResetPassword
      token={search.token ?? ''}
      onReset={({ passkeys, removal }) => (removal === null ? goToLogin() : setKept({ passkeys, removal }))}
    />
  );
};

interface ResetPasswordProps {
  token: string;
  onReset: (answer: AnswerOf<typeof resetPassword>) => void;
}

const ResetPassword = ({ token, onReset }: ResetPasswordProps) => {
  const { accounts } = useStrings();
  const changeVisitor = useChangeVisitor();
  const form = useForm<Values, Values>({
    schema,
    values: { password: '', confirmPassword: '' },
    send: async ({ password }) => {
      const answer = await call(resetPassword, { body: { token, newPassword: password } });
      // Every session of this account has ended, this browser's too if it had one.
      changeVisitor(null);
      onReset(answer);
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
    <AuthFrame title={accounts.resetTitle} picture="/plates/front-door.svg">
      <Form onSubmit={form.submit} label={accounts.resetTitle}>
        <Stack gap={5}>
          <NeedsScript />
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
          <Button type="submit" look="primary" wide busy={form.isSending} busyText={accounts.resetSaving}>
            {accounts.resetSave}
          </Button>
        </Stack>
      </Form>
      <AuthAside>
        <Sentence
          text={accounts.resetAnew}
          holes={{ login: <TextLink href="/auth">{accounts.toLogin}</TextLink> }}
        />
      </AuthAside>
    </AuthFrame>
  );
};

export const page = definePage<typeof resetPasswordAddress>({
  tables: ['accounts'],
  questions: () => [],
  head: ({ strings: { accounts } }) => ({
    title: accounts.pageTitle(accounts.resetTitle),
    description: accounts.resetDescription,
    isHiddenFromSearch: true,
  }),
  Screen: ResetPasswordScreen,
});
