import { showToast } from '#design/toast.ts';
import { joinPhonePrefix } from '#features/accounts/core/rules/phone-numbers.ts';
import { takenFieldMessages, useCompleteSignIn } from '#features/accounts/core/web/index.ts';
import { useRegisterAccount } from '#features/accounts/sign-in/web/index.ts';
import { getSubscription } from '#features/billing/subscriptions/contract/subscriptions.ts';
import { TRIAL_DAYS } from '#features/billing/subscriptions/rules/plans.ts';
import { href } from '#kernel/href.ts';
import { ApiError, callEndpoint } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { useMutationWithToast } from '#web/use-mutation-with-toast.ts';
import { removeStoredWizard } from './stored-wizard.ts';
import {
  emptyCompanyInfo,
  type SignUpWizardState,
  type StepErrors,
  skipsContactVerification,
} from './wizard-state.ts';

const bodyOf = ({ info, vat, plan }: SignUpWizardState) => {
  const { phonePrefix, phoneNumber, ...rest } = info;
  return {
    ...rest,
    phoneNumber: joinPhonePrefix({ phonePrefix, phoneNumber }),
    userType: 'company',
    // A company that skipped the VAT step has none to send.
    vatNumber: vat.vatNumber.trim().toUpperCase() || null,
    registrationNumber: vat.registrationNumber || null,
    subscriptionPlan: plan,
  };
};

/** Keeps the refused fields that a step has; the toast names the others. */
const ofSteps = (fields: Record<string, string> = {}): StepErrors =>
  Object.fromEntries(
    Object.entries(fields).filter(([name]) => name in emptyCompanyInfo || name === 'vatNumber'),
  );

const refusalOf = (error: unknown) => (error instanceof ApiError ? error : new ApiError(0, ''));

/** Step 4 makes the account and goes on to payment, or back to the wrong step. */
export const useRegisterCompany = (onRefused: (refused: StepErrors) => void) => {
  const strings = useStrings();
  const { accounts } = strings;
  const format = useFormat();
  const enter = useCompleteSignIn();
  const registerAccount = useRegisterAccount();
  const takenFieldsIn = (error: unknown) => takenFieldMessages(refusalOf(error), strings);

  const { change, isBusy } = useMutationWithToast({
    send: async (wizard: SignUpWizardState) => ({
      user: await registerAccount(bodyOf(wizard)),
      own: await callEndpoint(getSubscription, {}).catch(() => null),
    }),
    onDone: ({ user, own }, wizard) => {
      removeStoredWizard();
      if (skipsContactVerification(wizard)) {
        showToast({ title: accounts.adminAccess, text: accounts.adminAccessText });
        enter(user, href('/company-dashboard'));
      } else if (own?.payment === 'unavailable' && own.status === 'trial' && own.until) {
        // Without a payment provider the company gets the trial.
        const text = accounts.trialBegun(TRIAL_DAYS, format.longDate(new Date(own.until)));
        showToast({ tone: 'success', title: accounts.companyRegistered, text });
        enter(user, href('/company-dashboard'));
      } else {
        showToast({
          tone: 'success',
          title: accounts.companyRegistered,
          text: accounts.proceedingToPayment,
        });
        enter(user, href('/payment', { plan: wizard.plan }));
      }
    },
    failed: (_, error) => ({
      title: takenFieldsIn(error).username ? accounts.usernameTakenTitle : accounts.companyRegistrationFailed,
      text: refusalOf(error).wire.message ?? accounts.companyRegistrationError,
    }),
    onFailed: (error) => {
      const refused = { ...ofSteps(refusalOf(error).wire.fields), ...takenFieldsIn(error) };
      if (Object.keys(refused).length > 0) onRefused(refused);
    },
  });
  return { isSending: isBusy, register: change };
};
