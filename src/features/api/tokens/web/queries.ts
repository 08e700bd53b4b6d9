import { listOwnApiTokens } from '#features/api/tokens/contract/tokens.ts';
import { queryFor } from '#web/query.ts';

export const apiTokensQuery = queryFor(listOwnApiTokens, {});
