import { listApiTokens } from '#features/api/tokens/contract/tokens.ts';
import { queryFor } from '#web/query.ts';

export const apiTokensQuery = queryFor(listApiTokens, {});
