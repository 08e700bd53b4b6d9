import { useStrings } from '../../../../web/strings.tsx';
import { useSignedIn } from '../use-signed-in.ts';

const notYet = () => undefined;

/**
 * What a person may do with a company, wherever on the profile the button stands. Each needs a signed-in
 * person; what it then does is said here and nowhere else.
 */
export const useCompanyActions = () => {
  const { companies } = useStrings();
  const signedIn = useSignedIn();
  return {
    requestQuote: signedIn(notYet, companies.logInToMessage),
    save: signedIn(notYet, companies.logInToSave),
    like: signedIn(notYet, companies.logInToLike),
  };
};
