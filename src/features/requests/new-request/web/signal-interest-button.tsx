import { useQueryClient } from '@tanstack/react-query';
import { Button } from '#design/button.tsx';
import type { CompanySuggestion } from '#features/requests/new-request/contract/form-lookups.ts';
import { tellCompanyOfWish } from '#features/requests/new-request/contract/tell-company-of-wish.ts';
import { callEndpoint } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import { useMutationWithToast } from '#web/use-mutation-with-toast.ts';
import { useVisitor } from '#web/visitor.ts';
import { refetchCompanySuggestions } from './queries.ts';
import styles from './recipients-step.module.css';

interface SignalInterestButtonProps {
  /** The company takes messages only. */
  suggestion: CompanySuggestion;
  category: number;
  commune: string;
}

/** A client lets a company without a plan know, once and anonymously, that it would have been asked. */
export const SignalInterestButton = ({
  suggestion: { company, isTold },
  category,
  commune,
}: SignalInterestButtonProps) => {
  const { asking, describing } = useStrings();
  const client = useQueryClient();
  const isClient = useVisitor()?.userType === 'private';
  const { change, isBusy, isDone } = useMutationWithToast({
    send: () =>
      callEndpoint(tellCompanyOfWish, { body: { companyId: company.id, categoryId: category, commune } }),
    onDone: () => refetchCompanySuggestions(client),
    failed: (reason) => ({ title: asking.failed, text: reason }),
  });
  if (!isClient) return null;
  return (
    <div className={styles.wish}>
      {isTold || isDone ? (
        <output>{describing.wished}</output>
      ) : (
        <>
          <Button
            variant="quiet"
            size="small"
            busy={isBusy}
            aria-label={describing.wishTo(company.name)}
            onClick={() => void change()}
          >
            {describing.wishToAsk}
          </Button>
          <small>{describing.wishText}</small>
        </>
      )}
    </div>
  );
};
