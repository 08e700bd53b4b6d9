import { showToast } from '#design/toast.ts';
import { ApiError } from '#web/api-client.ts';
import { useNavigation } from '#web/navigation/navigation.tsx';
import { useStrings } from '#web/strings.tsx';
import { useChangeVisitor } from '#web/visitor.ts';

/** Something the browser found out by itself, in words for the person. */
export class ShownFailure extends Error {}

/**
 * Says in a toast why something did not work. Whoever was signed out meanwhile, in another tab or from
 * another device, is led to where this page's strangers are sent.
 */
export const useFailureToast = () => {
  const { accounts } = useStrings();
  const { shownPage, navigate } = useNavigation();
  const changeVisitor = useChangeVisitor();

  const reasonOf = (error: unknown) => {
    if (error instanceof ShownFailure) return error.message;
    const isAnswer = error instanceof ApiError && error.status !== 0;
    return isAnswer ? (error.wire.message ?? error.message) : accounts.noAnswer;
  };

  return (error: unknown, sentence: (reason: string) => string, title: string = accounts.error) => {
    showToast({ tone: 'destructive', title, text: sentence(reasonOf(error)) });
    if (!(error instanceof ApiError) || error.wire.code !== 'signInFirst') return;
    changeVisitor(null);
    navigate(shownPage.address);
  };
};
