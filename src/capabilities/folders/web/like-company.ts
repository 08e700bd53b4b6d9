import type { QueryClient } from '@tanstack/react-query';
import { addContact, removeContact } from '#folders/contract/contacts.ts';
import type { listKeptCompanies } from '#folders/contract/kept-companies.ts';
import type { AnswerOf } from '#kernel/endpoint.ts';
import { call } from '#web/api-client.ts';
import { checkQuestion } from './check-question.ts';
import { keptQuestion } from './kept-question.ts';
import { type ChangedBy, runFolderChange } from './run-folder-change.ts';

const showLiked = (companyId: number, isLiked: boolean) => (client: QueryClient) => {
  client.setQueryData(checkQuestion(companyId).queryKey, { isLiked });
  client.setQueryData<AnswerOf<typeof listKeptCompanies>>(
    keptQuestion.queryKey,
    (kept) =>
      kept && {
        ...kept,
        liked: isLiked ? [companyId, ...kept.liked] : kept.liked.filter((id) => id !== companyId),
      },
  );
};

interface Wish {
  companyId: number;
  by: ChangedBy;
}

/** A card adds to contacts, a profile likes: one call, each with its own words for a failure. */
const like = ({ companyId, by }: Wish, failed: (reason: string) => string) =>
  runFolderChange(by, {
    name: `like ${companyId}`,
    show: showLiked(companyId, true),
    send: () => call(addContact, { body: { companyId } }),
    done: { title: by.strings.folders.liked, icon: 'heart' },
    failed,
  });

export const addToContacts = (wish: Wish) => like(wish, wish.by.strings.folders.contactFailed);

export const likeCompany = (wish: Wish) => like(wish, wish.by.strings.folders.likeFailed);

export const unlikeCompany = ({ companyId, by }: Wish) =>
  runFolderChange(by, {
    name: `like ${companyId}`,
    show: showLiked(companyId, false),
    send: () => call(removeContact, { params: { companyId } }),
    done: { title: by.strings.folders.unliked },
    failed: by.strings.folders.unlikeFailed,
  });
