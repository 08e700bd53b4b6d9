import { showToast } from '#design/toast.ts';
import type { TableName } from '#strings/strings.ts';
import { loadPart } from './load-part.ts';
import { useLoadTables, useStrings } from './strings.tsx';

/** While one comes, a line at the top of the page runs: on a slow connection a press is seen to be heard. */
let underWay = 0;
const countComing = (by: 1 | -1) => {
  underWay += by;
  document.documentElement.toggleAttribute('data-coming', underWay > 0);
};

/**
 * What most visitors of a page never use comes when it is first asked for, with the tables of sentences it
 * reads. Where it does not come, a toast says so.
 */
export const useLazyComponent = (tables: readonly TableName[]) => {
  const loadTables = useLoadTables();
  const { web } = useStrings();
  return async <Part>(load: () => Promise<Part>): Promise<Part | null> => {
    countComing(1);
    try {
      const [part] = await Promise.all([loadPart(load), loadTables(tables)]);
      return part;
    } catch {
      // What was asked for in vain, or went with an old deployment, comes to a page that is loaded again alone.
      const tryAgain = { label: web.tryAgain, href: location.pathname + location.search, target: '_self' };
      showToast({
        tone: 'destructive',
        title: web.error,
        text: web.partFailed,
        action: navigator.onLine ? tryAgain : undefined,
      });
      return null;
    } finally {
      countComing(-1);
    }
  };
};
