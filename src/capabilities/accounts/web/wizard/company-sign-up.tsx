import { useReducer } from 'react';
import { CompanyInfoStep } from './company-info-step.tsx';
import { ContactsStep } from './contacts-step.tsx';
import { PlanStep } from './plan-step.tsx';
import { StepFrame } from './step-frame.tsx';
import { useRegisterCompany } from './use-register-company.ts';
import { VatStep } from './vat-step.tsx';
import { firstStep, reduce } from './wizard.ts';

/** Four steps to a company's account. */
export const CompanySignUp = () => {
  const [wizard, tell] = useReducer(reduce, firstStep);
  const { register, isSending } = useRegisterCompany(() => tell({ type: 'usernameTaken' }));
  const { step } = wizard;
  return (
    <StepFrame key={step} step={step} isArrival={wizard !== firstStep && !wizard.isUsernameTaken}>
      {step === 1 && (
        <CompanyInfoStep
          info={wizard.info}
          isUsernameTaken={wizard.isUsernameTaken}
          onGiven={(info) => tell({ type: 'infoGiven', info })}
        />
      )}
      {step === 2 && (
        <VatStep
          vat={wizard.vat}
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
