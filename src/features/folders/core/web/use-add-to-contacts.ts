import { useLazyComponent } from '#web/use-lazy-component.ts';
import { useVisitor } from '#web/visitor.ts';
import { useFolderChangeContext } from './use-folder-change-context.ts';
import { useLikedAndSavedState } from './use-liked-and-saved-state.ts';

/** Both of a card's ways to like share this: pressing again removes the like. The code loads on the first press. */
export const useAddToContacts = (companyId: number) => {
  const by = useFolderChangeContext();
  const late = useLazyComponent(['folders']);
  const visitor = useVisitor();
  const { isLiked, folders } = useLikedAndSavedState(companyId);
  const turn = async () => {
    const part = await late(() => import('./like-company.ts'));
    await part?.[visitor && isLiked ? 'unlikeCompany' : 'addToContacts']({ companyId, by });
  };
  return { isLiked, folders, turn };
};
