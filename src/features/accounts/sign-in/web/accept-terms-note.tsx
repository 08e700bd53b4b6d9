import { Text } from '#design/text.tsx';
import { useStrings } from '#web/strings.tsx';
import { SentenceWithTermsLinks } from './sentence-with-terms-links.tsx';

/** Shown above the button that makes an account, where no checkbox asks for consent. */
export const AcceptTermsNote = () => {
  const { accounts } = useStrings();
  return (
    <Text size="small" tone="muted">
      <SentenceWithTermsLinks text={accounts.joiningAccepts} />
    </Text>
  );
};
