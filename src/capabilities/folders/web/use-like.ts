import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useStrings } from '#web/strings.tsx';
import { useLatePart } from '#web/use-late-part.ts';
import { useVisitor } from '#web/visitor.ts';
import { checkQuestion } from './check-question.ts';
import { useOtherTabs } from './refetch-folders.ts';

/** Whether a company is liked, as the server says to whoever is signed in, and the way to turn it round. */
export const useLike = (companyId: number) => {
  useOtherTabs();
  const client = useQueryClient();
  const strings = useStrings();
  const late = useLatePart(['folders']);
  const visitor = useVisitor();
  const { queryKey, queryFn } = checkQuestion(companyId);
  const { data } = useQuery({ queryKey, queryFn, enabled: visitor !== null });
  const isLiked = data?.isLiked ?? false;
  const turn = async () => {
    const part = await late(() => import('./like-company.ts'));
    await part?.[isLiked ? 'unlikeCompany' : 'likeCompany']({ companyId, client, strings });
  };
  return { isLiked, turn };
};
