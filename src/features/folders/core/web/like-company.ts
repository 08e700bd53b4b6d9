import type { QueryClient } from '@tanstack/react-query';
import type { listLikedAndSavedCompanies } from '#features/folders/core/contract/liked-and-saved-companies.ts';
import { addLike, removeLike } from '#features/folders/core/contract/likes.ts';
import type { ResponseOf } from '#kernel/endpoint.ts';
import { callEndpoint } from '#web/api-client.ts';
import { likeQuery } from './like-query.ts';
import { likedAndSavedCompaniesQuery } from './liked-and-saved-companies-query.ts';
import { type FolderChangeContext, runFolderChange } from './run-folder-change.ts';

const showLiked = (companyId: number, isLiked: boolean) => (client: QueryClient) => {
  client.setQueryData(likeQuery(companyId).queryKey, { isLiked });
  client.setQueryData<ResponseOf<typeof listLikedAndSavedCompanies>>(
    likedAndSavedCompaniesQuery.queryKey,
    (companies) =>
      companies && {
        ...companies,
        liked: isLiked ? [companyId, ...companies.liked] : companies.liked.filter((id) => id !== companyId),
      },
  );
};

interface LikeChange {
  companyId: number;
  by: FolderChangeContext;
}

/** A card and a profile share this call; each has its own words for a failure. */
const like = ({ companyId, by }: LikeChange, failed: (reason: string) => string) =>
  runFolderChange(by, {
    name: `like ${companyId}`,
    show: showLiked(companyId, true),
    send: () => callEndpoint(addLike, { body: { companyId } }),
    done: { title: by.strings.folders.liked, icon: 'heart' },
    failed,
  });

export const addToContacts = (change: LikeChange) => like(change, change.by.strings.folders.contactFailed);

export const likeCompany = (change: LikeChange) => like(change, change.by.strings.folders.likeFailed);

export const unlikeCompany = ({ companyId, by }: LikeChange) =>
  runFolderChange(by, {
    name: `like ${companyId}`,
    show: showLiked(companyId, false),
    send: () => callEndpoint(removeLike, { params: { companyId } }),
    done: { title: by.strings.folders.unliked },
    failed: by.strings.folders.unlikeFailed,
  });
