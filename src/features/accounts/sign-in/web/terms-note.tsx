import { Text } from '#design/text.tsx';
import { useStrings } from '#web/strings.tsx';
import { TermsSentence } from './terms-sentence.tsx';

/** Above the button that makes an account, where no box asks for it. */
export const TermsNote = () => {
  const { accounts } = useStrings();
  return (
    <Text size="small" tone="muted">
      <TermsSentence text={accounts.joiningAccepts} />
    </Text>
  );
};
