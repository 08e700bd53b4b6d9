import { useStrings } from '#web/strings.tsx';
import styles from './wizard-state.module.css';
import type { WizardStepNumber } from './wizard-state.ts';

export const WizardProgress = ({ step }: { step: WizardStepNumber }) => {
  const { accounts } = useStrings();
  return (
    <ol className={styles.progress} aria-label={accounts.wizard}>
      {accounts.steps.map((name, index) => (
        <li
          key={name}
          className={index + 1 < step ? styles.done : undefined}
          aria-current={index + 1 === step ? 'step' : undefined}
        >
          <span className={styles.number}>{index + 1}</span>
          <span className={styles.name}>{name}</span>
        </li>
      ))}
    </ol>
  );
};
