import { useQuery } from '@tanstack/react-query';
import { useLazyComponent } from '#web/use-lazy-component.ts';
import { useVisitor } from '#web/visitor.ts';
import { likeQuery } from './like-query.ts';
import { useRefetchOnOtherTabsChanges } from './refetch-folders.ts';
import { useFolderChangeContext } from './use-folder-change-context.ts';

/** Returns whether the person likes a company by the server's word, and a function to change it. */
export const useLikeCompany = (companyId: number) => {
  useRefetchOnOtherTabsChanges();
  const by = useFolderChangeContext();
  const late = useLazyComponent(['folders']);
  const visitor = useVisitor();
  const { queryKey, queryFn } = likeQuery(companyId);
  const { data } = useQuery({ queryKey, queryFn, enabled: visitor !== null });
  const isLiked = data?.isLiked ?? false;
  const turn = async () => {
    const part = await late(() => import('./like-company.ts'));
    await part?.[isLiked ? 'unlikeCompany' : 'likeCompany']({ companyId, by });
  };
  return { isLiked, turn };
};
