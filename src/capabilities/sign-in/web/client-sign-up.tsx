import { useState } from 'react';
import type * as z from 'zod/mini';
import { joinedPhone } from '#accounts/rules/phone.ts';
import {
  AccountFields,
  clientSignUpForm,
  NeedsScript,
  PHONE_PREFIXES,
  useAfterSignIn,
  useCodes,
} from '#accounts/web/index.ts';
import { Button } from '#design/button.tsx';
import { Checkbox } from '#design/checkbox.tsx';
import { Stack } from '#design/layout.tsx';
import { Form } from '#web/form/form.tsx';
import { useForm } from '#web/form/use-form.ts';
import { useKeptForm } from '#web/form/use-kept-form.ts';
import { standAtWantedPage } from '#web/navigation/wanted-page.ts';
import { useStrings } from '#web/strings.tsx';
import { useChangeVisitor } from '#web/visitor.ts';
import { type Joined, JoinedCode } from './joined-code.tsx';
import { TermsNote } from './terms-note.tsx';
import { useRegister } from './use-register.ts';
import { useRegistrationToasts } from './use-registration-toasts.ts';

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

interface ClientSignUpProps {
  /** Where it stands in a dialog over the page one stays on, which then asks for the code. */
  onJoined?: (joined: Joined) => void;
}

/** Makes a private account, then asks for the code. People who come later find the code's dialog in settings. */
export const ClientSignUp = ({ onJoined }: ClientSignUpProps) => {
  const { accounts } = useStrings();
  const [joined, setJoined] = useState<Joined | null>(null);
  const changeVisitor = useChangeVisitor();
  const toasts = useRegistrationToasts();
  const codes = useCodes();
  const register = useRegister();
  const enter = useAfterSignIn();
  const form = useForm<Values, Values>({
    schema: clientSignUpForm,
    values: empty,
    send: async ({ useEmailVerification, phonePrefix, ...values }) => {
      const typed = joinedPhone({ phonePrefix, phoneNumber: values.phoneNumber });
      const user = await register({ ...values, phoneNumber: typed, userType: 'private' });
      // An account that an earlier try has made keeps the number it was made with.
      const isAsTyped = user.phoneNumber === typed.replaceAll(' ', '');
      const phoneNumber = isAsTyped ? typed : (user.phoneNumber ?? typed);
      toasts.succeeded(user);
      const type = useEmailVerification ? 'email' : 'sms';
      if (onJoined) return onJoined({ user, type, phoneNumber });
      changeVisitor(user);
      setJoined({ user, type, phoneNumber });
      standAtWantedPage();
      await codes.request({ type, userId: user.id });
    },
    onRefused: (error) => toasts.failed(error, form.setError),
  });
  const submit = useKeptForm(form, onJoined ? 'sign-up' : null);

  return (
    <>
      <Form onSubmit={submit} label={accounts.signUp}>
        <Stack gap={5}>
          <NeedsScript />
          <AccountFields form={form} />
          <Checkbox label={accounts.verifyByEmail} {...form.field('useEmailVerification')} />
          <TermsNote />
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
      {joined && <JoinedCode joined={joined} onDone={enter} />}
    </>
  );
};
