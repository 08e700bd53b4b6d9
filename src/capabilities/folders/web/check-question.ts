import { checkLike } from '#folders/contract/check-contact.ts';
import { queryFor } from '#web/query.ts';

export const checkLikeQuery = (companyId: number) => queryFor(checkLike, { params: { companyId } });
