import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '#design/toast.ts';
import { savePageFields } from './form/restored-page-fields.ts';
import { useNavigation } from './navigation/navigation.tsx';
import { useStrings } from './strings.tsx';
import { useReplaceVisitor, useVisitor, visitorQuery } from './visitor.ts';

/**
 * A person who was signed out elsewhere is redirected as this page's visitors are, and finds what they typed once they
 * have signed in again. Two calls that are refused in one moment end one session.
 */
export const useEndSession = () => {
  const client = useQueryClient();
  const { web } = useStrings();
  const { shownPage, navigate } = useNavigation();
  const changeVisitor = useReplaceVisitor();
  const visitor = useVisitor();
  return () => {
    if (!visitor || !client.getQueryData(visitorQuery.queryKey)) return;
    if (savePageFields(visitor.id, shownPage.address))
      showToast({ title: web.wordsKept, text: web.logInToFindWords });
    changeVisitor(null);
    navigate(shownPage.address);
  };
};
