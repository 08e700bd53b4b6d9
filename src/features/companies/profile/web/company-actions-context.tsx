import { createContext, type ReactNode, type RefCallback, use } from 'react';
import { useIsHydrated } from '#design/use-is-hydrated.ts';
import type { PublicCompany } from '#features/companies/profile/contract/company-profile.ts';
import { useLikedAndSavedState, useLikeCompany, useSaveCompany } from '#features/folders/core/web/index.ts';
import { useMessageDialog } from '#features/messaging/core/web/index.ts';
import { useStrings } from '#web/strings.tsx';
import { useIsInView } from './use-is-in-view.ts';
import { useRequireSignIn } from './use-require-sign-in.ts';

interface CompanyActions {
  requestQuote: () => void;
  save: () => void;
  toggleLike: () => void;
  likeLabel: string;
  isLiked: boolean;
  isSaved: boolean;
  /** False before the script runs, when a press would do nothing. */
  isLive: boolean;
  /** A screen has one call to action: the head's, and once that has left, the one of the bar that stays. */
  headRef: RefCallback<Element>;
  isHeadInSight: boolean;
}

const ActionsContext = createContext<CompanyActions | null>(null);

/** Every button on the profile shares these actions. Each needs a signed-in person; only this file says what it does. */
export const useCompanyActions = (): CompanyActions => {
  const actions = use(ActionsContext);
  if (!actions) throw new Error('No company above this button');
  return actions;
};

export const CompanyActionsProvider = ({
  company,
  children,
}: {
  company: PublicCompany;
  children: ReactNode;
}) => {
  const { profile } = useStrings();
  const requireSignIn = useRequireSignIn();
  const { isLiked, turn } = useLikeCompany(company.id);
  const save = useSaveCompany(company);
  const message = useMessageDialog(company);
  const [headRef, isHeadInSight] = useIsInView(true);
  const actions = {
    requestQuote: requireSignIn(message.open, 'message', 'opens'),
    save: requireSignIn(save.open, 'save'),
    toggleLike: requireSignIn(turn, 'like'),
    likeLabel: isLiked ? profile.unlikeCompany : profile.likeCompany,
    isLiked,
    isSaved: useLikedAndSavedState(company.id).folders.length > 0,
    isLive: useIsHydrated(),
    headRef,
    isHeadInSight,
  };
  return (
    <ActionsContext value={actions}>
      {children}
      {save.dialog}
      {message.dialog}
    </ActionsContext>
  );
};
