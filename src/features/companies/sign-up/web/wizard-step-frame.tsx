import { type ReactNode, useEffect, useRef } from 'react';
import { useStrings } from '#web/strings.tsx';
import { WizardProgress } from './wizard-progress.tsx';
import styles from './wizard-state.module.css';
import type { WizardStepNumber } from './wizard-state.ts';

/** Each step has a frame of its own (`key`), so that each arrival runs its effect again. */
interface StepFrameProps {
  step: WizardStepNumber;
  /** True after another step: then the heading gets the focus. */
  isArrival: boolean;
  children: ReactNode;
}

export const WizardStepFrame = ({ step, isArrival, children }: StepFrameProps) => {
  const { accounts } = useStrings();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isArrival) title.current?.focus();
  }, [isArrival]);
  return (
    <>
      <WizardProgress step={step} />
      <h2 ref={title} tabIndex={-1} className={styles.title}>
        {accounts.steps[step - 1]}
      </h2>
      {children}
    </>
  );
};

/** Puts back on the left and forward on the right. */
export const WizardStepFooter = ({ back, children }: { back?: ReactNode; children: ReactNode }) => (
  <div className={styles.foot}>
    {back}
    <div className={styles.end}>{children}</div>
  </div>
);
