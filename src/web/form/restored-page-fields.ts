import { useEffect, useEffectEvent } from 'react';
import { useNavigation } from '#web/navigation/navigation.tsx';
import { useStrings } from '#web/strings.tsx';
import { useVisitor } from '#web/visitor.ts';
import { readFields, storageName } from './saved-page-fields.ts';

/**
 * Restores the fields that an ended session left on the page. Few pages have any, so the code that fills them is loaded
 * only there.
 */
export const useRestoredPageFields = () => {
  const { shownPage } = useNavigation();
  const { web } = useStrings();
  const personId = useVisitor()?.id;
  const begin = useEffectEvent(() => {
    if (personId === undefined) return undefined;
    const name = storageName(personId, shownPage.address);
    if (readFields(name).size === 0) return undefined;
    const isOver = new AbortController();
    void import('./fill-page-fields.ts')
      .then(({ fillPageFields }) =>
        fillPageFields(name, {
          hint: { title: web.wordsKept, text: web.wordsKeptText },
          signal: isOver.signal,
        }),
      )
      // They stay saved for the next visit of the page.
      .catch(() => undefined);
    return () => isOver.abort();
  });
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- it begins again for another person and another page
  useEffect(() => begin(), [personId, shownPage.address]);
};
