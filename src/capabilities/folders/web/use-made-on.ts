import { formatShortDate } from '../../../kernel/dates.ts';
import { useStrings } from '../../../web/strings.tsx';
import type { Folder } from '../contract.ts';

/** "4 companies, created 14 Nov 2025" */
export const useMadeOn = () => {
  const { folders } = useStrings();
  return ({ companyCount, createdAt }: Pick<Folder, 'companyCount' | 'createdAt'>): string =>
    folders.madeOn(folders.companyCount(companyCount), formatShortDate(new Date(createdAt)));
};
