import type { Folder } from '#features/folders/core/contract/folders.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';

/** The text reads "4 companies, created 14 Nov 2025". */
export const useFolderSummaryText = () => {
  const format = useFormat();
  const { folders } = useStrings();
  return ({ companyCount, createdAt }: Pick<Folder, 'companyCount' | 'createdAt'>): string =>
    folders.madeOn(folders.companyCount(companyCount), format.shortDate(new Date(createdAt)));
};
