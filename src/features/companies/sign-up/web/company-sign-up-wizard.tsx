import { useEffect, useReducer, useRef } from 'react';
import { useStrings } from '#web/strings.tsx';
import { CompanyInfoStep } from './company-info-step.tsx';
import { PlanStep } from './plan-step.tsx';
import { readStoredWizard, storeWizard } from './stored-wizard.ts';
import { useRegisterCompany } from './use-register-company.ts';
import { VatStep } from './vat-step.tsx';
import { VerifyContactsStep } from './verify-contacts-step.tsx';
import {
  initialWizardState,
  wizardReducer,
  type SignUpWizardState,
  type WizardEvent,
} from './wizard-state.ts';
import { WizardStepFrame } from './wizard-step-frame.tsx';

export const CompanySignUpWizard = () => {
  const [wizard, dispatch] = useReducer(wizardReducer, initialWizardState);
  const { register, isSending } = useRegisterCompany((refused) => dispatch({ type: 'refused', refused }));
  const { accounts } = useStrings();
  useStoredWizard(wizard, dispatch);
  const { step } = wizard;
  // The refused field gets the focus then.
  const isRefused = step < 3 && Object.keys(wizard.refused).length > 0;
  return (
    <WizardStepFrame
      key={`${step} ${wizard.isRecalled}`}
      step={step}
      isArrival={wizard.isWalked && !isRefused}
    >
      {step === 1 && (
        <CompanyInfoStep
          info={wizard.info}
          refused={wizard.refused}
          onTyped={(info) => storeWizard({ ...wizard, info })}
          onSubmit={(info) => dispatch({ type: 'infoGiven', info })}
        />
      )}
      {step === 2 && (
        <VatStep
          vat={wizard.vat}
          refused={wizard.refused.vatNumber}
          onTyped={(vat) => storeWizard({ ...wizard, vat })}
          onSubmit={(vat) => dispatch({ type: 'vatGiven', vat })}
          onBack={(vat) => dispatch({ type: 'back', vat })}
        />
      )}
      {step === 3 && (
        <VerifyContactsStep
          wizard={wizard}
          onProved={(contact) => dispatch({ type: 'contactProved', contact })}
          onNumber={(phone) => dispatch({ type: 'numberGiven', phone })}
          onDone={() => dispatch({ type: 'contactsDone' })}
          onBack={() => dispatch({ type: 'back' })}
        />
      )}
      {step === 4 && (
        <PlanStep
          plan={wizard.plan}
          isSending={isSending}
          onChoose={(plan) => dispatch({ type: 'planChosen', plan })}
          onRegister={() =>
            wizard.info.password === ''
              ? dispatch({ type: 'passwordForgotten', refused: { password: accounts.passwordForgotten } })
              : void register(wizard)
          }
          onBack={() => dispatch({ type: 'back' })}
        />
      )}
    </WizardStepFrame>
  );
};

/** Stores the wizard for a reload of this tab and restores it after one. */
const useStoredWizard = (wizard: SignUpWizardState, dispatch: (event: WizardEvent) => void) => {
  const hasRead = useRef(false);
  useEffect(() => {
    // The server cannot know it, so it is restored once the page is alive.
    if (!wizard.isAsked) dispatch({ type: 'recalled', wizard: readStoredWizard() });
    // What was read is stored already, and what is typed before it is rendered must not be overwritten.
    else if (hasRead.current) storeWizard(wizard);
    else hasRead.current = true;
  }, [wizard, dispatch]);
};
