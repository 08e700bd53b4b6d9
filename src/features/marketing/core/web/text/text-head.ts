import type { Strings } from '#strings/strings.ts';
import type { PageHead } from '#web/page.ts';

interface Named {
  title: string;
  description: string;
}

export const textHead = (
  { pageTitle }: Pick<Strings['legal'], 'pageTitle'>,
  { title, description }: Named,
  picture: string,
): PageHead => ({ title: pageTitle(title), description, picture });
