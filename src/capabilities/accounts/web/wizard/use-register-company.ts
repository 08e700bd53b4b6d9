import { useState } from 'react';
import { showToast } from '../../../../design/toast.ts';
import { ApiError, call } from '../../../../web/api-client.ts';
import { useStrings } from '../../../../web/strings.tsx';
import { register } from '../../contract.ts';
import { joinedPhone } from '../forms.ts';
import { useEnter } from '../use-enter.ts';
import { skipsProof, type Wizard } from './wizard.ts';

const bodyOf = ({ info, vat, plan }: Wizard) => {
  const { phonePrefix, phoneNumber, ...rest } = info;
  return {
    ...rest,
    phoneNumber: joinedPhone({ phonePrefix, phoneNumber }),
    userType: 'company',
    // Who skipped the VAT step has none to send.
    vatNumber: vat.vatNumber.trim().toUpperCase() || null,
    registrationNumber: vat.registrationNumber || null,
    subscriptionPlan: plan,
  };
};

/** Step 4: makes the account and goes on to payment, or back to where something is wrong. */
export const useRegisterCompany = (onUsernameTaken: () => void) => {
  const { accounts } = useStrings();
  const enter = useEnter();
  const [isSending, setIsSending] = useState(false);

  const refuse = (error: unknown) => {
    if (error instanceof ApiError && error.is(register, 'usernameTaken')) {
      showToast({
        tone: 'destructive',
        title: accounts.usernameTakenTitle,
        text: error.wire.message,
      });
      onUsernameTaken();
      return;
    }
    const message = error instanceof ApiError ? error.wire.message : undefined;
    showToast({
      tone: 'destructive',
      title: accounts.companyRegistrationFailed,
      text: message ?? accounts.companyRegistrationError,
    });
  };

  return {
    isSending,
    register: async (wizard: Wizard) => {
      setIsSending(true);
      try {
        const user = await call(register, { body: bodyOf(wizard) });
        if (skipsProof(wizard)) {
          showToast({ title: accounts.adminAccess, text: accounts.adminAccessText });
          enter(user, '/company-dashboard');
        } else {
          showToast({
            tone: 'success',
            title: accounts.companyRegistered,
            text: accounts.proceedingToPayment,
          });
          enter(user, `/payment?plan=${wizard.plan}`);
        }
      } catch (error) {
        refuse(error);
      } finally {
        setIsSending(false);
      }
    },
  };
};
