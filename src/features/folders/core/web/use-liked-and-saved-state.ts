import { useQuery } from '@tanstack/react-query';
import { useStore } from '#design/store.ts';
import { createLikedByVisitorTest, visitorLikesStore } from '#web/visitor-likes.ts';
import { useVisitor } from '#web/visitor.ts';
import { likedAndSavedCompaniesQuery } from './liked-and-saved-companies-query.ts';
import { useRefetchOnOtherTabsChanges } from './refetch-folders.ts';

/** Returns whether a company is liked or saved by the signed-in person, or its heart in a visitor's browser. */
export const useLikedAndSavedState = (companyId: number) => {
  useRefetchOnOtherTabsChanges();
  const visitor = useVisitor();
  const { queryKey, queryFn } = likedAndSavedCompaniesQuery;
  const { data } = useQuery({ queryKey, queryFn, enabled: visitor !== null });
  const isHearted = useStore(visitorLikesStore, createLikedByVisitorTest(companyId), false);
  return {
    isLiked: visitor ? (data?.liked.includes(companyId) ?? false) : isHearted,
    folders: visitor ? (data?.saved ?? []).filter((saved) => saved.companyId === companyId) : [],
  };
};
