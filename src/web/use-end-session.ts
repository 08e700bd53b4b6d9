import { useQueryClient } from '@tanstack/react-query';
import { dismissShownToasts, showToast } from '#design/toast.ts';
import { endedSessionStore } from './ended-session.ts';
import { savePageFields } from './form/saved-page-fields.ts';
import { redirectFor } from './navigation/find-route.ts';
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
  /** Also takes texts that no field holds any more, because they were being sent. */
  return (unsentTexts: readonly string[] = []) => {
    if (!visitor || !client.getQueryData(visitorQuery.queryKey)) return;
    const fieldTexts = savePageFields(visitor.id, shownPage.address);
    const texts = unsentTexts.length > 0 ? [...unsentTexts, ...(fieldTexts ?? [])] : fieldTexts;
    changeVisitor(null);
    // The login says it itself; a page that visitors see too has only the toast for it.
    if (redirectFor(shownPage.found, null) !== null) {
      endedSessionStore.set({ texts });
      dismissShownToasts();
    } else if (texts) showToast({ title: web.wordsKept, text: web.logInToFindWords });
    navigate(shownPage.address);
  };
};
