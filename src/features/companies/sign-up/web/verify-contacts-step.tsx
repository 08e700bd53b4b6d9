import { useState } from 'react';
import { Badge } from '#design/badge.tsx';
import { Button } from '#design/button.tsx';
import { Stack } from '#design/layout.tsx';
import { Text } from '#design/text.tsx';
import { showToast } from '#design/toast.ts';
import { useVerificationCodes, VerificationDialog } from '#features/accounts/core/web/index.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './wizard-state.module.css';
import {
  wizardContactOf,
  isContactProved,
  type SignUpWizardState,
  type WizardContactType,
  type WizardPhoneValues,
} from './wizard-state.ts';
import { WizardStepFooter } from './wizard-step-frame.tsx';

interface ContactsStepProps {
  wizard: SignUpWizardState;
  onProved: (contact: WizardContactType) => void;
  onNumber: (phone: WizardPhoneValues) => void;
  onDone: () => void;
  onBack: () => void;
}

/** Email and phone are proved before there is an account; this browser stores the proofs. */
export const VerifyContactsStep = ({ wizard, onProved, onNumber, onDone, onBack }: ContactsStepProps) => {
  const { accounts } = useStrings();
  const codes = useVerificationCodes();
  const [openContact, setOpenContact] = useState<WizardContactType | null>(null);
  // A code on its way is entered, not sent again: only so many are sent an hour.
  const [sentContacts, setSentContacts] = useState<readonly WizardContactType[]>([]);
  const lineOf = (contact: WizardContactType) => (
    <ContactRow
      wizard={wizard}
      contact={contact}
      isSent={sentContacts.includes(contact)}
      onSent={() => setSentContacts([...sentContacts, contact])}
      onEnter={() => setOpenContact(contact)}
    />
  );
  const areProved = isContactProved(wizard, 'email') && isContactProved(wizard, 'sms');
  return (
    <Stack gap={5}>
      <div>
        {lineOf('email')}
        {lineOf('sms')}
      </div>
      {!areProved && (
        <Text id="verify-both" size="small" tone="muted">
          {accounts.verifyBoth}
        </Text>
      )}
      <WizardStepFooter back={<Button onClick={onBack}>{accounts.back}</Button>}>
        <Button
          variant="primary"
          disabled={!areProved}
          aria-describedby={areProved ? undefined : 'verify-both'}
          onClick={onDone}
        >
          {accounts.toSubscription}
        </Button>
      </WizardStepFooter>
      {openContact && (
        <VerificationDialog
          open
          codeFor={{ type: openContact, to: wizardContactOf(wizard, openContact) }}
          sentTo={wizardContactOf(wizard, openContact)}
          onLater={() => setOpenContact(null)}
          onChangeNumber={async (to, phone) => {
            const isSent = await codes.request({ type: 'sms', to });
            if (isSent) onNumber(phone);
            return isSent;
          }}
          onVerified={() => {
            const text = openContact === 'email' ? accounts.emailIsVerified : accounts.phoneIsVerified;
            showToast({ tone: 'success', title: accounts.verificationSuccessful, text });
            setOpenContact(null);
            onProved(openContact);
          }}
        />
      )}
    </Stack>
  );
};

interface ContactRowProps {
  wizard: SignUpWizardState;
  contact: WizardContactType;
  isSent: boolean;
  onSent: () => void;
  onEnter: () => void;
}

const ContactRow = ({ wizard, contact, isSent, onSent, onEnter }: ContactRowProps) => {
  const { accounts } = useStrings();
  const codes = useVerificationCodes();
  const to = wizardContactOf(wizard, contact);
  const isDone = isContactProved(wizard, contact);
  const send = async () => {
    if (!(await codes.request({ type: contact, to }))) return;
    onSent();
    onEnter();
  };
  return (
    <div className={styles.contact}>
      <div>
        <p>{contact === 'email' ? accounts.email : accounts.phone}</p>
        <b>{to}</b>
      </div>
      {isDone ? (
        <Badge tone="ok" icon="check">
          {contact === 'email' ? accounts.emailVerified : accounts.phoneVerified}
        </Badge>
      ) : (
        <Button size="small" busy={codes.isRequesting} onClick={isSent ? onEnter : () => void send()}>
          {isSent ? accounts.enterCode : accounts.sendCode}
        </Button>
      )}
    </div>
  );
};
