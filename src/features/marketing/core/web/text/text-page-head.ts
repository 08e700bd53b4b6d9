import type { Strings } from '#strings/strings.ts';
import type { HtmlHead } from '#web/page.ts';

interface Named {
  title: string;
  description: string;
}

export const textPageHead = (
  { pageTitle }: Pick<Strings['legal'], 'pageTitle'>,
  { title, description }: Named,
  picture: string,
): HtmlHead => ({ title: pageTitle(title), description, picture });
