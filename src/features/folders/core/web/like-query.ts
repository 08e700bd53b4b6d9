import { getLike } from '#features/folders/core/contract/get-like.ts';
import { queryFor } from '#web/query.ts';

export const likeQuery = (companyId: number) => queryFor(getLike, { params: { companyId } });
