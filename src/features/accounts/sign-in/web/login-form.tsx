import { type ReactNode, useState } from 'react';
import type { ZodMiniType } from 'zod/mini';
import { Button } from '#design/button.tsx';
import { Checkbox } from '#design/checkbox.tsx';
import { Field } from '#design/field.tsx';
import { Row, Stack } from '#design/layout.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { Notice } from '#design/notice.tsx';
import { TextInput } from '#design/text-input.tsx';
import { showToast } from '#design/toast.ts';
import { ScriptRequiredNotice, PasswordField, useCompleteSignIn } from '#features/accounts/core/web/index.ts';
import { signIn } from '#features/accounts/sign-in/contract/sign-in.ts';
import type { CurrentUser } from '#kernel/current-user.ts';
import { href } from '#kernel/href.ts';
import { callEndpoint } from '#web/api-client.ts';
import { Form } from '#web/form/form.tsx';
import { useDraftForm } from '#web/form/use-draft-form.ts';
import { useForm } from '#web/form/use-form.ts';
import { useStrings } from '#web/strings.tsx';
import { ForgotPasswordButton, PasswordResetDialog } from './forgot-password-button.tsx';
import { PasskeySignInButton } from './passkeys/passkey-sign-in-button.tsx';
import { suspensionMessageOf } from './suspension-message.ts';

interface LoginValues {
  username: string;
  password: string;
  rememberMe: boolean;
  /** It is asked for once the account is known to have a second factor. */
  code?: string | undefined;
}

interface LoginFormProps {
  /** The documents give each screen its own words for missing values. */
  schema: ZodMiniType<LoginValues>;
  usernameLabel: string;
  /** Shown under the form for people without an account. */
  aside?: ReactNode;
  /** The failure's title, and its text if the server sends none. */
  failure: { title: string; fallback: string };
  /** Returns the page to open instead of the person's own. */
  addressFor?: (user: CurrentUser) => string | undefined;
  /** Set if the form is in a dialog over the current page. */
  onEntered?: ((user: CurrentUser) => void) | undefined;
}

export const LoginForm = (props: LoginFormProps) => {
  const { schema, usernameLabel, aside, failure, addressFor, onEntered } = props;
  const { accounts } = useStrings();
  const enter = useCompleteSignIn();
  const [alert, setAlert] = useState<string>();
  const [suspended, setSuspended] = useState<string>();
  const [needsCode, setNeedsCode] = useState(false);
  const [isForgotten, setIsForgotten] = useState(false);
  const welcome = (user: CurrentUser) => {
    showToast({
      tone: 'success',
      title: accounts.loginSuccessful,
      text: accounts.welcomeBack(user.username),
    });
    if (onEntered && !user.mustAddFactor) onEntered(user);
    else enter(user, addressFor?.(user));
  };
  const form = useForm<LoginValues, LoginValues>({
    schema,
    values: { username: '', password: '', rememberMe: false },
    send: async ({ code, ...body }) => {
      setAlert(undefined);
      setSuspended(undefined);
      welcome(await callEndpoint(signIn, { body: needsCode ? { ...body, code: code ?? '' } : body }));
    },
    onRefused: (error) => {
      if (error.is(signIn, 'secondFactorNeeded')) return setNeedsCode(true);
      if (error.is(signIn, 'wrongSecondFactor'))
        return form.setError('code', { message: error.wire.message ?? '' }, { shouldFocus: true });
      const barred = suspensionMessageOf(error);
      if (barred) return setSuspended(barred);
      const text = error.wire.message ?? (error.status === 0 ? accounts.noAnswer : failure.fallback);
      showToast({ tone: 'destructive', title: failure.title, text });
      setAlert(text);
      return undefined;
    },
  });
  const submit = useDraftForm(form, onEntered ? 'login' : null);

  return (
    <>
      <Form onSubmit={submit} label={accounts.login}>
        <Stack gap={5}>
          <ScriptRequiredNotice />
          {suspended && (
            // It stays, unlike a toast, because there is much to read and something to do.
            <Notice
              tone="danger"
              role="alert"
              title={failure.title}
              text={suspended}
              action={<LinkButton href={href('/contact')}>{accounts.writeToUs}</LinkButton>}
            />
          )}
          <Field label={usernameLabel} error={form.errorOf('username')}>
            <TextInput
              {...form.field('username')}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
          </Field>
          <PasswordField
            label={accounts.password}
            field={form.field('password')}
            error={form.errorOf('password')}
            autoComplete="current-password"
          />
          {needsCode && (
            <Field label={accounts.factorCode} hint={accounts.factorCodeHint} error={form.errorOf('code')}>
              <TextInput
                {...form.field('code')}
                autoComplete="one-time-code"
                autoCapitalize="none"
                spellCheck={false}
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- it comes when one has pressed the button, and is what is to be done next
                autoFocus
              />
            </Field>
          )}
          <Row between wraps>
            <Checkbox label={accounts.rememberMe} {...form.field('rememberMe')} />
            <ForgotPasswordButton onOpen={() => setIsForgotten(true)} />
          </Row>
          {/* Whoever has pressed the button looks here, and not at the corner where the toast stands. */}
          {alert && <Notice tone="danger" role="alert" title={failure.title} text={alert} />}
          <Button type="submit" variant="primary" wide busy={form.isSending} busyText={accounts.loggingIn}>
            {accounts.logIn}
          </Button>
        </Stack>
      </Form>
      {aside}
      <PasskeySignInButton
        onSignedIn={welcome}
        onSuspended={setSuspended}
        rememberMe={form.watch('rememberMe')}
        failureTitle={failure.title}
      />
      {isForgotten && <PasswordResetDialog onClose={() => setIsForgotten(false)} />}
    </>
  );
};
