import { useState } from 'react';
import { Dialog, DialogBody } from '#design/dialog.tsx';
import { Stack } from '#design/layout.tsx';
import { Notice } from '#design/notice.tsx';
import { PersistentPanels } from '#design/persistent-panels.tsx';
import { SegmentedControl } from '#design/segmented-control.tsx';
import { loginByUsernameFormSchema, useVerificationCodes } from '#features/accounts/core/web/index.ts';
import type { CurrentUser } from '#kernel/current-user.ts';
import { type ActionAwaitingSignIn, useDismissSignInToast } from '#web/action-awaiting-sign-in.ts';
import { useStrings } from '#web/strings.tsx';
import { useSwitchToAccountLanguage } from '#web/use-switch-to-account-language.ts';
import { useSetVisitorOnThisPage } from '#web/visitor.ts';
import { ClientSignUpForm } from './client-sign-up-form.tsx';
import { LoginForm } from './login-form.tsx';
import { type NewAccountToVerify, VerifyNewAccount } from './verify-new-account.tsx';

interface SignInDialogProps extends ActionAwaitingSignIn {
  onDone: () => void;
}

/** Opens over the page of the wanted action, which runs once the visitor is signed in. */
export const SignInDialog = ({ action, reason, onDone }: SignInDialogProps) => {
  const { accounts, signInFirst } = useStrings();
  useDismissSignInToast();
  const become = useSetVisitorOnThisPage();
  const speakAsAccount = useSwitchToAccountLanguage();
  const [way, setWay] = useState<'signUp' | 'login'>('signUp');
  const codes = useVerificationCodes();
  const [isIn, setIsIn] = useState(false);
  const [joined, setJoined] = useState<NewAccountToVerify | null>(null);
  const enter = async (user: CurrentUser) => {
    setIsIn(true);
    await speakAsAccount(user);
    become(user);
    await action();
  };
  const requestCode = async (joining: NewAccountToVerify) => {
    // The first message to a company is sent once the address is verified, so the code is for that.
    const account: NewAccountToVerify = reason === 'messageKept' ? { ...joining, type: 'email' } : joining;
    await enter(account.user);
    await codes.request({ type: account.type, userId: account.user.id });
    setJoined(account);
  };
  if (joined) {
    const finish = (user: CurrentUser) => {
      become(user);
      onDone();
    };
    return <VerifyNewAccount joined={joined} onDone={finish} />;
  }
  // The wanted action may open a dialog of its own, which should be alone on the page.
  if (isIn) return null;
  return (
    <Dialog open onClose={onDone} title={accounts.wallTitle} closeLabel={accounts.close} hasInput>
      <DialogBody>
        <Stack gap={5}>
          <Notice title={signInFirst.title} text={signInFirst[reason]} />
          <SegmentedControl
            label={accounts.wallTitle}
            stretch
            value={way}
            onChange={setWay}
            options={[
              { value: 'signUp', label: accounts.signUp },
              { value: 'login', label: accounts.login },
            ]}
          />
          <PersistentPanels open={way}>
            {(panel) =>
              panel === 'signUp' ? (
                <ClientSignUpForm onJoined={(account) => void requestCode(account)} />
              ) : (
                <LoginForm
                  schema={loginByUsernameFormSchema}
                  usernameLabel={accounts.username}
                  failure={{ title: accounts.loginFailed, fallback: accounts.invalidCredentials }}
                  onEntered={(user) => void enter(user).then(onDone)}
                />
              )
            }
          </PersistentPanels>
        </Stack>
      </DialogBody>
    </Dialog>
  );
};
