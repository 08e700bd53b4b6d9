import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { Notice } from '#design/notice.tsx';
import { useVerificationCodes, VerificationDialog } from '#features/accounts/core/web/index.ts';
import type { CurrentUser } from '#kernel/current-user.ts';
import { useStrings } from '#web/strings.tsx';
import { useSetVisitorOnThisPage, useVisitor } from '#web/visitor.ts';

export interface VerifyEmailNoticeProps {
  onVerified: () => void;
  /** They stand in place of what is said of a first message. */
  title?: string | undefined;
  text?: string | undefined;
}

/** The address is verified right beside the text that may not go out before. */
export const VerifyEmailNotice = (props: VerifyEmailNoticeProps) => {
  const visitor = useVisitor();
  return visitor && !visitor.isEmailVerified ? <Unverified user={visitor} {...props} /> : null;
};

const Unverified = ({ user, onVerified, title, text }: VerifyEmailNoticeProps & { user: CurrentUser }) => {
  const { messaging } = useStrings();
  const become = useSetVisitorOnThisPage();
  const codes = useVerificationCodes();
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const codeFor = { type: 'email', userId: user.id } as const;
  const send = async () => {
    if (await codes.request(codeFor)) setIsDialogOpen(true);
  };
  return (
    <>
      <Notice
        title={title ?? messaging.verifyFirst}
        text={text ?? messaging.verifyFirstText}
        action={
          <Button size="small" busy={codes.isRequesting} onClick={() => void send()}>
            {messaging.sendCode}
          </Button>
        }
      />
      <VerificationDialog
        open={isDialogOpen}
        codeFor={codeFor}
        sentTo={user.email}
        onVerified={() => {
          setIsDialogOpen(false);
          become({ ...user, isEmailVerified: true });
          onVerified();
        }}
        onLater={() => setIsDialogOpen(false)}
        onChangeNumber={async () => false}
      />
    </>
  );
};
