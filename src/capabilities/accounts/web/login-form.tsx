import { type ReactNode, useState } from 'react';
import type { ZodMiniType } from 'zod/mini';
import { Button } from '../../../design/button.tsx';
import { Checkbox } from '../../../design/checkbox.tsx';
import { Field } from '../../../design/field.tsx';
import { Row, Stack } from '../../../design/layout.tsx';
import { TextInput } from '../../../design/text-input.tsx';
import { showToast } from '../../../design/toast.ts';
import { type ApiError, call } from '../../../web/api-client.ts';
import { Form } from '../../../web/form/form.tsx';
import { useForm } from '../../../web/form/use-form.ts';
import { useStrings } from '../../../web/strings.tsx';
import { signIn, type User } from '../contract.ts';
import { NeedsScript } from './needs-script.tsx';
import { useEnter } from './use-enter.ts';

interface LoginValues {
  username: string;
  password: string;
  rememberMe: boolean;
}

interface LoginFormProps {
  /** The documents give each screen its own words for what is missing. */
  schema: ZodMiniType<LoginValues>;
  usernameLabel: string;
  /** Beside Remember me. */
  beside?: ReactNode;
  /** Above the fields, when the last try was refused. */
  onRefused: (error: ApiError) => ReactNode;
  /** Where to, if not to one's own page. */
  addressFor?: (user: User) => string | undefined;
}

export const LoginForm = ({ schema, usernameLabel, beside, onRefused, addressFor }: LoginFormProps) => {
  const { accounts } = useStrings();
  const enter = useEnter();
  const [refusal, setRefusal] = useState<ReactNode>(null);
  const form = useForm<LoginValues, LoginValues>({
    schema,
    values: { username: '', password: '', rememberMe: false },
    send: async (body) => {
      setRefusal(null);
      const user = await call(signIn, { body });
      showToast({
        tone: 'success',
        title: accounts.loginSuccessful,
        text: accounts.welcomeBack(user.username),
      });
      enter(user, addressFor?.(user));
    },
    onRefused: (error) => setRefusal(onRefused(error)),
  });

  return (
    <Form onSubmit={form.submit} label={accounts.login}>
      <Stack gap={5}>
        <NeedsScript />
        {refusal}
        <Field label={usernameLabel} error={form.errorOf('username')}>
          <TextInput
            {...form.field('username')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        <Field label={accounts.password} error={form.errorOf('password')}>
          <TextInput {...form.field('password')} type="password" autoComplete="current-password" />
        </Field>
        <Row between wraps>
          <Checkbox label={accounts.rememberMe} {...form.field('rememberMe')} />
          {beside}
        </Row>
        <Button type="submit" look="primary" wide busy={form.isSending} busyText={accounts.loggingIn}>
          {accounts.logIn}
        </Button>
      </Stack>
    </Form>
  );
};
