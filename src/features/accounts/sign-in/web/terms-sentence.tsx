import { TextLink } from '#design/text.tsx';
import { SentenceWithHoles } from '#web/sentence.tsx';
import { useStrings } from '#web/strings.tsx';

/** A sentence that names the terms and the page about privacy: each is a link that opens in a tab of its own. */
export const TermsSentence = ({ text }: { text: string }) => {
  const { accounts } = useStrings();
  return (
    <SentenceWithHoles
      text={text}
      holes={{
        terms: (
          <TextLink href="/terms" target="_blank">
            {accounts.acceptTerms}
          </TextLink>
        ),
        privacy: (
          <TextLink href="/privacy" target="_blank">
            {accounts.acceptPrivacy}
          </TextLink>
        ),
      }}
    />
  );
};
