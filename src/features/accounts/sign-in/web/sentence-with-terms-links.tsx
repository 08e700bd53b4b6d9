import { TextLink } from '#design/text.tsx';
import { href } from '#kernel/href.ts';
import { SentenceWithPlaceholders } from '#web/sentence-with-placeholders.tsx';
import { useStrings } from '#web/strings.tsx';

/** Shows a sentence with links to the terms and the privacy page, which open in new tabs. */
export const SentenceWithTermsLinks = ({ text }: { text: string }) => {
  const { accounts } = useStrings();
  return (
    <SentenceWithPlaceholders
      text={text}
      holes={{
        terms: (
          <TextLink href={href('/terms')} target="_blank">
            {accounts.acceptTerms}
          </TextLink>
        ),
        privacy: (
          <TextLink href={href('/privacy')} target="_blank">
            {accounts.acceptPrivacy}
          </TextLink>
        ),
      }}
    />
  );
};
