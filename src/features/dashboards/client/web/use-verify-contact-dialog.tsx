import { type ComponentType, type ReactNode, useState } from 'react';
import { useLazyComponent } from '#web/use-lazy-component.ts';
import { useVisitor } from '#web/visitor.ts';
import type { VerifyContactDialogProps } from './verify-contact-dialog.tsx';

type ContactType = VerifyContactDialogProps['type'];

/** Opens the dialog that verifies an email address or a phone number. It loads at the first press. */
export const useVerifyContactDialog = (): { verify: (type: ContactType) => void; dialog: ReactNode } => {
  const late = useLazyComponent(['accounts']);
  const user = useVisitor();
  const [Dialog, setDialog] = useState<ComponentType<VerifyContactDialogProps> | null>(null);
  const [type, setType] = useState<ContactType | null>(null);
  const open = async (wanted: ContactType) => {
    const part = await late(() => import('./verify-contact-dialog.tsx'));
    if (!part) return;
    setDialog(() => part.VerifyContactDialog);
    setType(wanted);
  };
  return {
    verify: (wanted) => void open(wanted),
    dialog: Dialog && type && user && <Dialog user={user} type={type} onClose={() => setType(null)} />,
  };
};
