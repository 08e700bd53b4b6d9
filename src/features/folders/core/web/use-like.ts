import { useQuery } from '@tanstack/react-query';
import { useLazyComponent } from '#web/use-lazy-component.ts';
import { useVisitor } from '#web/visitor.ts';
import { checkLikeQuery } from './check-like-query.ts';
import { useOtherTabs } from './refetch-folders.ts';
import { useChangedBy } from './use-changed-by.ts';

/** Returns whether the person likes a company by the server's word, and a function to change it. */
export const useLike = (companyId: number) => {
  useOtherTabs();
  const by = useChangedBy();
  const late = useLazyComponent(['folders']);
  const visitor = useVisitor();
  const { queryKey, queryFn } = checkLikeQuery(companyId);
  const { data } = useQuery({ queryKey, queryFn, enabled: visitor !== null });
  const isLiked = data?.isLiked ?? false;
  const turn = async () => {
    const part = await late(() => import('./like-company.ts'));
    await part?.[isLiked ? 'unlikeCompany' : 'likeCompany']({ companyId, by });
  };
  return { isLiked, turn };
};
