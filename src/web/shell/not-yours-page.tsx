import type { PageDefinition } from '#web/page.ts';
import { useStrings } from '#web/strings.tsx';
import { NotYoursPage } from './not-yours.tsx';

const NotYoursScreen = () => <NotYoursPage title={useStrings().notFound.title} />;

export const pageDefinition: PageDefinition<object> = {
  tables: ['notFound'],
  queries: () => [],
  head: ({ strings: { notFound } }) => ({ title: notFound.title }),
  Screen: NotYoursScreen,
  status: 404,
};
