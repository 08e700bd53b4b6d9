import type { Folder } from '#folders/contract/folders.ts';
import { formatShortDate } from '#kernel/dates.ts';
import { useStrings } from '#web/strings.tsx';

/** "4 companies, created 14 Nov 2025" */
export const useCreatedOn = () => {
  const { folders } = useStrings();
  return ({ companyCount, createdAt }: Pick<Folder, 'companyCount' | 'createdAt'>): string =>
    folders.madeOn(folders.companyCount(companyCount), formatShortDate(new Date(createdAt)));
};
