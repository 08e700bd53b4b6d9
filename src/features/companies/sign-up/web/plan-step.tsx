import { Button } from '#design/button.tsx';
import { Stack } from '#design/layout.tsx';
import { RadioGroup } from '#design/radio-group.tsx';
import { type Plan, type PlanName, planNames, plans } from '#features/billing/subscriptions/rules/plans.ts';
import type { Strings } from '#strings/strings.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import styles from './wizard-state.module.css';
import { WizardStepFooter } from './wizard-step-frame.tsx';

const noteOf = ({ accounts }: Strings, { services, images }: Plan) =>
  services === null || images === null ? accounts.planUnlimited : accounts.planNote(services, images);

interface PlanStepProps {
  plan: PlanName;
  isSending: boolean;
  onChoose: (plan: PlanName) => void;
  onRegister: () => void;
  onBack: () => void;
}

export const PlanStep = ({ plan, isSending, onChoose, onRegister, onBack }: PlanStepProps) => {
  const format = useFormat();
  const strings = useStrings();
  const { accounts } = strings;
  return (
    <Stack gap={6}>
      <RadioGroup
        className={styles.plans}
        legend={accounts.choosePlan}
        value={plan}
        onChange={({ currentTarget }) => onChoose(currentTarget.value as PlanName)}
        options={planNames.map((name) => ({
          value: name,
          label: (
            <span className={styles.plan}>
              <b>{accounts.planTitles[name]}</b>{' '}
              <span className={styles.price}>
                {accounts.perMonth(format.money(plans[name].monthlyCents))}
              </span>
            </span>
          ),
          note: (
            <span className={styles.plan}>
              <span>{noteOf(strings, plans[name])}</span>{' '}
              <span>{accounts.perYear(format.money(plans[name].yearlyCents))}</span>
            </span>
          ),
        }))}
      />
      <WizardStepFooter
        back={
          <Button onClick={onBack} disabled={isSending}>
            {accounts.back}
          </Button>
        }
      >
        <Button variant="primary" busy={isSending} busyText={accounts.creatingAccount} onClick={onRegister}>
          {accounts.completeRegistration}
        </Button>
      </WizardStepFooter>
    </Stack>
  );
};
