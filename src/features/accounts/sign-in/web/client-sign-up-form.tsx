import { useState } from 'react';
import type * as z from 'zod/mini';
import { Button } from '#design/button.tsx';
import { Checkbox } from '#design/checkbox.tsx';
import { Stack } from '#design/layout.tsx';
import { joinPhonePrefix } from '#features/accounts/core/rules/phone-numbers.ts';
import {
  AccountFields,
  clientSignUpFormSchema,
  ScriptRequiredNotice,
  PHONE_PREFIXES,
  useCompleteSignIn,
  useVerificationCodes,
} from '#features/accounts/core/web/index.ts';
import { Form } from '#web/form/form.tsx';
import { useDraftForm } from '#web/form/use-draft-form.ts';
import { useForm } from '#web/form/use-form.ts';
import { replaceUrlByReturnTo } from '#web/navigation/return-to.ts';
import { useStrings } from '#web/strings.tsx';
import { useReplaceVisitor } from '#web/visitor.ts';
import { AcceptTermsNote } from './accept-terms-note.tsx';
import { useRegisterAccount } from './use-register-account.ts';
import { useRegistrationToasts } from './use-registration-toasts.ts';
import { type NewAccountToVerify, VerifyNewAccount } from './verify-new-account.tsx';

type Values = z.output<typeof clientSignUpFormSchema>;

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
  /** Set if the form is in a dialog over the current page, which then requests the code. */
  onJoined?: (joined: NewAccountToVerify) => void;
}

/** Makes a private account, then requests the code. Later the code's dialog is found in settings. */
export const ClientSignUpForm = ({ onJoined }: ClientSignUpProps) => {
  const { accounts } = useStrings();
  const [joined, setJoined] = useState<NewAccountToVerify | null>(null);
  const changeVisitor = useReplaceVisitor();
  const toasts = useRegistrationToasts();
  const codes = useVerificationCodes();
  const register = useRegisterAccount();
  const enter = useCompleteSignIn();
  const form = useForm<Values, Values>({
    schema: clientSignUpFormSchema,
    values: empty,
    send: async ({ useEmailVerification, phonePrefix, ...values }) => {
      const typedNumber = joinPhonePrefix({ phonePrefix, phoneNumber: values.phoneNumber });
      const user = await register({ ...values, phoneNumber: typedNumber, userType: 'private' });
      // An account that an earlier attempt has made retains the number it was made with.
      const isAsTyped = user.phoneNumber === typedNumber.replaceAll(' ', '');
      const phoneNumber = isAsTyped ? typedNumber : (user.phoneNumber ?? typedNumber);
      toasts.succeeded(user);
      const type = useEmailVerification ? 'email' : 'sms';
      if (onJoined) return onJoined({ user, type, phoneNumber });
      changeVisitor(user);
      setJoined({ user, type, phoneNumber });
      replaceUrlByReturnTo();
      await codes.request({ type, userId: user.id });
    },
    onRefused: (error) => toasts.failed(error, form.setError),
  });
  const submit = useDraftForm(form, onJoined ? 'sign-up' : null);

  return (
    <>
      <Form onSubmit={submit} label={accounts.signUp}>
        <Stack gap={5}>
          <ScriptRequiredNotice />
          <AccountFields form={form} />
          <Checkbox label={accounts.verifyByEmail} {...form.field('useEmailVerification')} />
          <AcceptTermsNote />
          <Button
            type="submit"
            variant="primary"
            wide
            busy={form.isSending || joined !== null}
            busyText={accounts.creatingAccount}
          >
            {accounts.createAccount}
          </Button>
        </Stack>
      </Form>
      {joined && <VerifyNewAccount joined={joined} onDone={enter} />}
    </>
  );
};
