import { useReducer } from 'react';
import { CompanyInfoStep } from './company-info-step.tsx';
import { ContactsStep } from './contacts-step.tsx';
import { PlanStep } from './plan-step.tsx';
import { StepFrame } from './step-frame.tsx';
import { useRegisterCompany } from './use-register-company.ts';
import { VatStep } from './vat-step.tsx';
import { firstStep, nextWizard } from './wizard-state.ts';

/** Four steps to a company's account. */
export const CompanySignUp = () => {
  const [wizard, tell] = useReducer(nextWizard, firstStep);
  const { register, isSending } = useRegisterCompany((refused) => tell({ type: 'refused', refused }));
  const { step } = wizard;
  // Then the field that is wrong gets the focus.
  const isRefused = step < 3 && Object.keys(wizard.refused).length > 0;
  return (
    <StepFrame key={step} step={step} isArrival={wizard !== firstStep && !isRefused}>
      {step === 1 && (
        <CompanyInfoStep
          info={wizard.info}
          refused={wizard.refused}
          onGiven={(info) => tell({ type: 'infoGiven', info })}
        />
      )}
      {step === 2 && (
        <VatStep
          vat={wizard.vat}
          refused={wizard.refused.vatNumber}
          onGiven={(vat) => tell({ type: 'vatGiven', vat })}
          onBack={(vat) => tell({ type: 'back', vat })}
        />
      )}
      {step === 3 && (
        <ContactsStep
          wizard={wizard}
          onProved={(contact) => tell({ type: 'contactProved', contact })}
          onDone={() => tell({ type: 'contactsDone' })}
          onBack={() => tell({ type: 'back' })}
        />
      )}
      {step === 4 && (
        <PlanStep
          plan={wizard.plan}
          isSending={isSending}
          onChoose={(plan) => tell({ type: 'planChosen', plan })}
          onRegister={() => void register(wizard)}
          onBack={() => tell({ type: 'back' })}
        />
      )}
    </StepFrame>
  );
};
