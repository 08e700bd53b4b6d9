import { useState } from 'react';
import { loginByUsernameForm, useCodes } from '#accounts/web/index.ts';
import { Dialog, DialogBody } from '#design/dialog.tsx';
import { KeptPanels } from '#design/kept-panels.tsx';
import { Stack } from '#design/layout.tsx';
import { Notice } from '#design/notice.tsx';
import { Segmented } from '#design/segmented.tsx';
import type { User } from '#kernel/current-user.ts';
import { useEndsWallToast, type Wanted } from '#web/sign-in-wall.ts';
import { useStrings } from '#web/strings.tsx';
import { useAccountLanguage } from '#web/use-account-language.ts';
import { useBecomeVisitor } from '#web/visitor.ts';
import { ClientSignUp } from './client-sign-up.tsx';
import { type Joined, JoinedCode } from './joined-code.tsx';
import { LoginForm } from './login-form.tsx';

interface SignInDialogProps extends Wanted {
  onDone: () => void;
}

/** Over the page on which a visitor wanted something: once they are in, it is done, and they are where they were. */
export const SignInDialog = ({ act, reason, onDone }: SignInDialogProps) => {
  const { accounts, signInFirst } = useStrings();
  useEndsWallToast();
  const become = useBecomeVisitor();
  const speakAsAccount = useAccountLanguage();
  const [way, setWay] = useState<'signUp' | 'login'>('signUp');
  const codes = useCodes();
  const [isIn, setIsIn] = useState(false);
  const [joined, setJoined] = useState<Joined | null>(null);
  const enter = async (user: User) => {
    setIsIn(true);
    await speakAsAccount(user);
    become(user);
    await act();
  };
  const askForCode = async (joining: Joined) => {
    // First words to a company go out once the address is proved, so that is what the code is for.
    const who: Joined = reason === 'messageKept' ? { ...joining, type: 'email' } : joining;
    await enter(who.user);
    await codes.request({ type: who.type, userId: who.user.id });
    setJoined(who);
  };
  if (joined) {
    const done = (user: User) => {
      become(user);
      onDone();
    };
    return <JoinedCode joined={joined} onDone={done} />;
  }
  // What was wanted may open a dialog of its own, which is to be alone on the page.
  if (isIn) return null;
  return (
    <Dialog open onClose={onDone} title={accounts.wallTitle} closeLabel={accounts.close} held>
      <DialogBody>
        <Stack gap={5}>
          <Notice title={signInFirst.title} text={signInFirst[reason]} />
          <Segmented
            label={accounts.wallTitle}
            stretch
            value={way}
            onChange={setWay}
            options={[
              { value: 'signUp', label: accounts.signUp },
              { value: 'login', label: accounts.login },
            ]}
          />
          <KeptPanels open={way}>
            {(shown) =>
              shown === 'signUp' ? (
                <ClientSignUp onJoined={(who) => void askForCode(who)} />
              ) : (
                <LoginForm
                  schema={loginByUsernameForm}
                  usernameLabel={accounts.username}
                  failure={{ title: accounts.loginFailed, fallback: accounts.invalidCredentials }}
                  onEntered={(user) => void enter(user).then(onDone)}
                />
              )
            }
          </KeptPanels>
        </Stack>
      </DialogBody>
    </Dialog>
  );
};
