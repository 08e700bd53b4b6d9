import { useEffect, useReducer } from 'react';
import { useStrings } from '#web/strings.tsx';
import { CompanyInfoStep } from './company-info-step.tsx';
import { ContactsStep } from './contacts-step.tsx';
import { keepWizard, readKeptWizard } from './kept-wizard.ts';
import { PlanStep } from './plan-step.tsx';
import { StepFrame } from './step-frame.tsx';
import { useRegisterCompany } from './use-register-company.ts';
import { VatStep } from './vat-step.tsx';
import { firstStep, nextWizard, type Wizard, type WizardEvent } from './wizard-state.ts';

/** Four steps to a company's account. */
export const CompanySignUp = () => {
  const [wizard, tell] = useReducer(nextWizard, firstStep);
  const { register, isSending } = useRegisterCompany((refused) => tell({ type: 'refused', refused }));
  const { accounts } = useStrings();
  useKept(wizard, tell);
  const { step } = wizard;
  // Then the field that is wrong gets the focus.
  const isRefused = step < 3 && Object.keys(wizard.refused).length > 0;
  return (
    <StepFrame key={`${step} ${wizard.isRecalled}`} step={step} isArrival={wizard.isWalked && !isRefused}>
      {step === 1 && (
        <CompanyInfoStep
          info={wizard.info}
          refused={wizard.refused}
          onTyped={(info) => keepWizard({ ...wizard, info })}
          onGiven={(info) => tell({ type: 'infoGiven', info })}
        />
      )}
      {step === 2 && (
        <VatStep
          vat={wizard.vat}
          refused={wizard.refused.vatNumber}
          onTyped={(vat) => keepWizard({ ...wizard, vat })}
          onGiven={(vat) => tell({ type: 'vatGiven', vat })}
          onBack={(vat) => tell({ type: 'back', vat })}
        />
      )}
      {step === 3 && (
        <ContactsStep
          wizard={wizard}
          onProved={(contact) => tell({ type: 'contactProved', contact })}
          onNumber={(phone) => tell({ type: 'numberGiven', phone })}
          onDone={() => tell({ type: 'contactsDone' })}
          onBack={() => tell({ type: 'back' })}
        />
      )}
      {step === 4 && (
        <PlanStep
          plan={wizard.plan}
          isSending={isSending}
          onChoose={(plan) => tell({ type: 'planChosen', plan })}
          onRegister={() =>
            wizard.info.password === ''
              ? tell({ type: 'passwordForgotten', refused: { password: accounts.passwordForgotten } })
              : void register(wizard)
          }
          onBack={() => tell({ type: 'back' })}
        />
      )}
    </StepFrame>
  );
};

/** Keeps what was said for a reload of this tab, and takes it up again after one. */
const useKept = (wizard: Wizard, tell: (event: WizardEvent) => void) => {
  useEffect(() => {
    if (wizard.isAsked) keepWizard(wizard);
    // The server knows nothing of it: it is taken up once the page is alive.
    else tell({ type: 'recalled', wizard: readKeptWizard() });
  }, [wizard, tell]);
};
