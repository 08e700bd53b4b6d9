import type { ReactNode } from 'react';
import styles from './step-screen.module.css';

interface StepScreenProps {
  /** It is counted from 1. */
  at: number;
  /** A phone shows this one. */
  shown: number;
  children: ReactNode;
}

/** Questions that a phone shows together; on a desk all screens of a step stand below each other. */
export const StepScreen = ({ at, shown, children }: StepScreenProps) => (
  <div className={styles.screen} data-shown={at === shown || undefined}>
    {children}
  </div>
);
