import { useQuery } from '@tanstack/react-query';
import { Button } from '#design/button.tsx';
import { useRequireSignIn } from '#features/companies/profile/web/index.ts';
import { useMaySendRequests } from '#features/folders/core/web/index.ts';
import { useMessageDialog } from '#features/messaging/core/web/index.ts';
import { useStrings } from '#web/strings.tsx';
import type { ComparisonSearchParams } from './distance-form.tsx';
import { comparisonQuery } from './queries.ts';

/** Sends the same text to all compared companies, each in a conversation of its own. */
export const MessageAllCompaniesButton = ({ search }: { search: ComparisonSearchParams }) => {
  const { folders } = useStrings();
  const { data: compared = [] } = useQuery(comparisonQuery(search));
  const requireSignIn = useRequireSignIn();
  const message = useMessageDialog(...compared);
  const mayAsk = useMaySendRequests();
  if (!mayAsk || compared.length === 0) return null;
  return (
    <>
      <Button icon="message" size="small" onClick={requireSignIn(message.open, 'message', 'opens')}>
        {folders.messageAll(compared.length)}
      </Button>
      {message.dialog}
    </>
  );
};
