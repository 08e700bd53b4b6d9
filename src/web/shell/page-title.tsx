import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '#design/text.tsx';
import { createCacheReader } from '#web/navigation/load-page.ts';
import { useNavigation } from '#web/navigation/navigation.tsx';
import { useStringsSource } from '#web/strings.tsx';

/** Updates the document's title with the page, and reads it aloud when another page has come. */
export const PageTitle = () => {
  const { shownPage: place } = useNavigation();
  const { language, strings } = useStringsSource();
  const client = useQueryClient();
  const [announced, setAnnounced] = useState('');
  const isFirst = useRef(true);
  const { title } = place.page.head({
    match: place.found.match,
    language,
    strings,
    read: createCacheReader(client),
  });

  useEffect(() => {
    document.title = title;
    // The browser itself announces a full page load.
    if (isFirst.current) isFirst.current = false;
    else setAnnounced(title);
  }, [title]);

  return (
    <div aria-live="polite">
      <VisuallyHidden>{announced}</VisuallyHidden>
    </div>
  );
};
