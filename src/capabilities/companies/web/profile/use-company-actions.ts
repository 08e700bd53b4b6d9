import { useNavigation } from '../../../../web/navigation/navigation.tsx';
import { useStrings } from '../../../../web/strings.tsx';
import { useLike, useSaveDialog } from '../../../folders/web/index.ts';
import type { Company } from '../../contract.ts';
import { useSignedIn } from '../use-signed-in.ts';

/**
 * What a person may do with a company, wherever on the profile the button stands. Each needs a signed-in
 * person; what it then does is said here and nowhere else.
 */
export const useCompanyActions = ({ id, name, userId }: Pick<Company, 'id' | 'name' | 'userId'>) => {
  const { companies } = useStrings();
  const { navigate } = useNavigation();
  const signedIn = useSignedIn();
  const { isLiked, turn } = useLike(id);
  const saveDialog = useSaveDialog({ id, name });
  return {
    requestQuote: signedIn(() => navigate(`/messages/${userId}`), companies.logInToMessage),
    save: signedIn(saveDialog.open, companies.logInToSave),
    like: signedIn(() => void turn(), companies.logInToLike),
    likeLabel: isLiked ? companies.unlikeCompany : companies.likeCompany,
    isLiked,
    /** What an action has opened. */
    dialog: saveDialog.dialog,
  };
};
