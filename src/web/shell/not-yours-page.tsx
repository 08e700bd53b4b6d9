import type { PageTerms } from '#web/page.ts';
import { useStrings } from '#web/strings.tsx';
import { NotYoursPage } from './not-yours.tsx';

const NotYoursScreen = () => <NotYoursPage title={useStrings().notFound.title} />;

export const page: PageTerms<object> = {
  tables: ['notFound'],
  questions: () => [],
  head: ({ strings: { notFound } }) => ({ title: notFound.title }),
  Screen: NotYoursScreen,
  status: 404,
};
