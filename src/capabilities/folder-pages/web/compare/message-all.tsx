import { useSignedIn } from '#company-profile/web/index.ts';
import { Button } from '#design/button.tsx';
import { useMayAsk } from '#folders/web/index.ts';
import { useMessageDialog } from '#messaging/web/index.ts';
import { useOutcome } from '#web/query.ts';
import { useStrings } from '#web/strings.tsx';
import type { ComparedSearch } from './distance-form.tsx';
import { comparisonQuestion } from './questions.ts';

/** The same words to all that stand side by side, each in a conversation of its own. */
export const MessageAll = ({ search }: { search: ComparedSearch }) => {
  const { folders } = useStrings();
  const { answer: compared = [] } = useOutcome(comparisonQuestion(search));
  const signedIn = useSignedIn();
  const message = useMessageDialog(...compared);
  const mayAsk = useMayAsk();
  if (!mayAsk || compared.length === 0) return null;
  return (
    <>
      <Button icon="message" size="small" onClick={signedIn(message.open, 'message', 'opens')}>
        {folders.messageAll(compared.length)}
      </Button>
      {message.dialog}
    </>
  );
};
