import type { ReactNode } from 'react';
import { TextLink } from '#design/text.tsx';
import { MIN_BANNER_MONTHLY_CENTS, TRIAL_DAYS } from '#features/billing/subscriptions/rules/plans.ts';
import { useFormat } from '#web/use-format.ts';
import { COMPANY_CONTACT_PATH } from './company-contact-path.ts';
import styles from './plan-columns.module.css';

interface PlanColumnsProps {
  words: {
    trial: (days: number) => string;
    trialText: string;
    banner: string;
    bannerText: (price: string) => string;
    bannerAsk: string;
  };
  /** Takes a list item for each plan. */
  children: ReactNode;
}

/** Shows the plans side by side, and their common terms under them. */
export const PlanColumns = ({ words, children }: PlanColumnsProps) => {
  const format = useFormat();
  return (
    <>
      <ul className={styles.plans}>{children}</ul>
      <div className={styles.notes}>
        <p>
          <b>{words.trial(TRIAL_DAYS)}</b> {words.trialText}
        </p>
        <p>
          <b>{words.banner}</b> {words.bannerText(format.money(MIN_BANNER_MONTHLY_CENTS))}{' '}
          <TextLink href={COMPANY_CONTACT_PATH}>{words.bannerAsk}</TextLink>
        </p>
      </div>
    </>
  );
};
