import type { ReactNode, SubmitEvent } from 'react';
import { useIsHydrated } from '#design/use-is-hydrated.ts';
import styles from './form.module.css';

interface FormProps {
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => unknown;
  label?: string;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Use this for forms that write. It is `post` and disabled until the script runs, so that early input never
 * reaches an address.
 */
export const Form = ({ onSubmit, label, className, children }: FormProps) => {
  const isLive = useIsHydrated();
  return (
    <form
      method="post"
      noValidate
      aria-label={label}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit(event);
      }}
    >
      <fieldset disabled={!isLive} className={styles.fields}>
        {children}
      </fieldset>
    </form>
  );
};
