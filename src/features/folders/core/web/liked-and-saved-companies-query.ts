import { listLikedAndSavedCompanies } from '#features/folders/core/contract/liked-and-saved-companies.ts';
import { queryFor } from '#web/query.ts';

export const likedAndSavedCompaniesQuery = queryFor(listLikedAndSavedCompanies, {});
