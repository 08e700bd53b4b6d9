import { type ComponentType, use } from 'react';
import type { TableName } from '../strings/tables.ts';
import { useStringsSource } from './strings.tsx';

/**
 * A part that is fetched when it is first shown, with the tables of sentences it reads. Put it into a
 * Suspense: what opens on a click need not be on every page.
 */
export const lazyPart = <Props extends object>(
  tables: readonly TableName[],
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => {
  let fetching: Promise<ComponentType<Props>> | undefined;
  return function LazyPart(props: Props) {
    const source = useStringsSource();
    fetching ??= Promise.all([load(), source.load(tables)]).then(([part]) => part);
    const Part = use(fetching);
    return <Part {...props} />;
  };
};
