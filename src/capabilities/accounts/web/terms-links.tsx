import { TextLink } from '#design/text.tsx';
import { useStrings } from '#web/strings.tsx';

/** The rest of a sentence that begins with accepting: the terms and the page about privacy, each in a tab of its own. */
export const TermsLinks = () => {
  const { accounts } = useStrings();
  return (
    <>
      <TextLink href="/terms" target="_blank">
        {accounts.acceptTerms}
      </TextLink>
      {accounts.acceptBetween}
      <TextLink href="/privacy" target="_blank">
        {accounts.acceptPrivacy}
      </TextLink>
      {accounts.acceptEnd}
    </>
  );
};
