import type { QueryClient } from '@tanstack/react-query';
import { showToast } from '../../../design/toast.ts';
import type { Strings } from '../../../strings/strings.ts';
import { ApiError, call } from '../../../web/api-client.ts';
import { ask } from '../../../web/query.ts';
import { addContact, checkContact, removeContact } from '../../folders/contract/contacts.ts';

const checkKey = (companyId: number) => ask(checkContact, { params: { companyId } }).queryKey;

const isOfLikes = (queryKey: readonly unknown[]) => /^\/api\/(folders|contacts)\b/.test(String(queryKey[0]));

/** Likes or unlikes a company: shown at once, undone when the server says no. */
export const setLiked = async (
  client: QueryClient,
  { companies }: Strings,
  companyId: number,
  isLiked: boolean,
): Promise<void> => {
  const key = checkKey(companyId);
  const before = client.getQueryData(key);
  client.setQueryData(key, { isLiked });
  try {
    if (isLiked) await call(addContact, { body: { companyId } });
    else await call(removeContact, { params: { companyId } });
    void client.invalidateQueries({ predicate: ({ queryKey }) => isOfLikes(queryKey) });
    showToast({ tone: 'success', title: isLiked ? companies.companyLiked : companies.companyUnliked });
  } catch (error) {
    client.setQueryData(key, before);
    const reason = (error instanceof ApiError && error.wire.message) || companies.noConnection;
    const text = isLiked ? companies.likeFailed(reason) : companies.unlikeFailed(reason);
    showToast({ tone: 'destructive', title: companies.error, text });
  }
};
