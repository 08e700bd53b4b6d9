import { showToast } from '#design/toast.ts';
import type { StringTableName } from '#strings/strings.ts';
import { loadLazyModule } from './load-lazy-module.ts';
import { useLoadStringTables, useStrings } from './strings.tsx';

/** A line at the top of the page runs while a part loads: on a slow connection a click is seen to work. */
let underWay = 0;
const countComing = (by: 1 | -1) => {
  underWay += by;
  document.documentElement.toggleAttribute('data-coming', underWay > 0);
};

/**
 * Loads a part that most visitors never use when it is first needed, with its tables of sentences. If it fails, a
 * toast says so.
 */
export const useLazyComponent = (tables: readonly StringTableName[]) => {
  const loadTables = useLoadStringTables();
  const { web } = useStrings();
  return async <Part>(load: () => Promise<Part>): Promise<Part | null> => {
    countComing(1);
    try {
      const [part] = await Promise.all([loadLazyModule(load), loadTables(tables)]);
      return part;
    } catch {
      // A failed import, or one of an old deployment, succeeds only after a reload.
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
