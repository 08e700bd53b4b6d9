import { showToast } from '../../../design/toast.ts';
import { useLoadTables, useStrings } from '../../../web/strings.tsx';

/**
 * What most visitors of a list never use comes with its sentences when it is first asked for. Where it does
 * not come, the person is told.
 */
export const useLatePart = () => {
  const loadTables = useLoadTables();
  const { companies } = useStrings();
  return async <Part>(load: () => Promise<Part>): Promise<Part | null> => {
    try {
      const [part] = await Promise.all([load(), loadTables(['folders'])]);
      return part;
    } catch {
      showToast({ tone: 'destructive', title: companies.error, text: companies.fetchFailedText });
      return null;
    }
  };
};
