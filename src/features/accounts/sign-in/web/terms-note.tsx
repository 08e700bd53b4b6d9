import { Text } from '#design/text.tsx';
import { useStrings } from '#web/strings.tsx';
import { TermsSentence } from './terms-sentence.tsx';

/** Shown above the button that makes an account, where no checkbox asks for consent. */
export const TermsNote = () => {
  const { accounts } = useStrings();
  return (
    <Text size="small" tone="muted">
      <TermsSentence text={accounts.joiningAccepts} />
    </Text>
  );
};
