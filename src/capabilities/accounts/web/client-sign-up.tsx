import { useState } from 'react';
import type * as z from 'zod/mini';
import { register } from '#accounts/contract/accounts.ts';
import { Button } from '#design/button.tsx';
import { Checkbox } from '#design/checkbox.tsx';
import { Stack } from '#design/layout.tsx';
import { showToast } from '#design/toast.ts';
import { type User } from '#kernel/current-user.ts';
import { call } from '#web/api-client.ts';
import { Form } from '#web/form/form.tsx';
import { useForm } from '#web/form/use-form.ts';
import { useStrings } from '#web/strings.tsx';
import { useChangeVisitor } from '#web/visitor.ts';
import { AccountFields } from './account-fields.tsx';
import { clientSignUpForm, joinedPhone } from './forms.ts';
import { NeedsScript } from './needs-script.tsx';
import { PHONE_PREFIXES } from './phone-prefixes.ts';
import { useAfterSignIn } from './use-after-sign-in.ts';
import { useCodes } from './use-codes.ts';
import { useRegistrationToasts } from './use-registration-toasts.ts';
import { VerificationDialog } from './verification-dialog.tsx';

type Values = z.output<typeof clientSignUpForm>;

const empty: Values = {
  username: '',
  email: '',
  phonePrefix: PHONE_PREFIXES[0],
  phoneNumber: '',
  password: '',
  confirmPassword: '',
  useEmailVerification: false,
};

interface Joined {
  user: User;
  type: 'email' | 'sms';
  /** As it was typed, which is how its owner reads it. */
  phoneNumber: string;
}

/** Makes a private account, then asks for the code. People who come later find the code's dialog in settings. */
export const ClientSignUp = () => {
  const { accounts } = useStrings();
  const [joined, setJoined] = useState<Joined | null>(null);
  const changeVisitor = useChangeVisitor();
  const toasts = useRegistrationToasts();
  const codes = useCodes();
  const enter = useAfterSignIn();
  const form = useForm<Values, Values>({
    schema: clientSignUpForm,
    values: empty,
    send: async ({ useEmailVerification, phonePrefix, ...values }) => {
      const phoneNumber = joinedPhone({ phonePrefix, phoneNumber: values.phoneNumber });
      const user = await call(register, { body: { ...values, phoneNumber, userType: 'private' } });
      toasts.succeeded(user);
      changeVisitor(user);
      const type = useEmailVerification ? 'email' : 'sms';
      setJoined({ user, type, phoneNumber });
      await codes.request({ type, userId: user.id });
    },
    onRefused: (error) => toasts.failed(error, form.setError),
  });

  return (
    <>
      <Form onSubmit={form.submit} label={accounts.signUp}>
        <Stack gap={5}>
          <NeedsScript />
          <AccountFields form={form} />
          <Checkbox label={accounts.verifyByEmail} {...form.field('useEmailVerification')} />
          <Button
            type="submit"
            look="primary"
            wide
            busy={form.isSending || joined !== null}
            busyText={accounts.creatingAccount}
          >
            {accounts.createAccount}
          </Button>
        </Stack>
      </Form>
      {joined && (
        <VerificationDialog
          open
          codeFor={{ type: joined.type, userId: joined.user.id }}
          sentTo={joined.type === 'sms' ? joined.phoneNumber : joined.user.email}
          onVerified={() => {
            showToast({ tone: 'success', title: accounts.success, text: accounts.verified });
            enter(verified(joined));
          }}
          onLater={() => enter(joined.user)}
        />
      )}
    </>
  );
};

const verified = ({ user, type }: Joined): User =>
  type === 'sms' ? { ...user, isPhoneVerified: true } : { ...user, isEmailVerified: true };
