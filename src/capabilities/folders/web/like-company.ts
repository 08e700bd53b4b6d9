import type { QueryClient } from '@tanstack/react-query';
import { addContact, removeContact } from '#folders/contract/contacts.ts';
import type { Strings } from '#strings/strings.ts';
import { call } from '#web/api-client.ts';
import { checkQuestion } from './check-question.ts';
import { runFolderChange } from './run-folder-change.ts';

const showLiked = (companyId: number, isLiked: boolean) => (client: QueryClient) =>
  client.setQueryData(checkQuestion(companyId).queryKey, { isLiked });

interface Wish {
  companyId: number;
  client: QueryClient;
  strings: Strings;
}

/** A card adds to contacts, a profile likes: one call, each with its own words for a failure. */
const like = ({ companyId, client, strings }: Wish, failed: (reason: string) => string) =>
  runFolderChange(client, strings, {
    name: `like ${companyId}`,
    show: showLiked(companyId, true),
    send: () => call(addContact, { body: { companyId } }),
    done: { title: strings.folders.liked, icon: 'heart' },
    failed,
  });

export const addToContacts = (wish: Wish) => like(wish, wish.strings.folders.contactFailed);

export const likeCompany = (wish: Wish) => like(wish, wish.strings.folders.likeFailed);

export const unlikeCompany = ({ companyId, client, strings }: Wish) =>
  runFolderChange(client, strings, {
    name: `like ${companyId}`,
    show: showLiked(companyId, false),
    send: () => call(removeContact, { params: { companyId } }),
    done: { title: strings.folders.unliked },
    failed: strings.folders.unlikeFailed,
  });
