import type { ReactNode } from 'react';
import { Anchor } from '#design/anchor.tsx';
import { PageWrap } from '#design/layout.tsx';
import { Text } from '#design/text.tsx';
import { href } from '#kernel/href.ts';
import { useNavigation } from '#web/navigation/navigation.tsx';
import { useStrings } from '#web/strings.tsx';
import styles from './text-page.module.css';

interface TextPageProps {
  text: { title: string; lead: string };
  children: ReactNode;
}

const neighbours = [
  ['about', href('/about')],
  ['ranking', href('/ranking')],
  ['reviewsPolicy', href('/reviews-policy')],
  ['privacy', href('/privacy')],
  ['terms', href('/terms')],
  ['imprint', href('/imprint')],
  ['accessibility', href('/accessibility')],
  ['reportContent', href('/report-illegal-content')],
] as const;

/** Shows a text page: a heading, its sections in one measure, and links to the other pages of its kind. */
export const TextPage = ({ text: { title, lead }, children }: TextPageProps) => {
  const { legal } = useStrings();
  const { shownPage: place } = useNavigation();
  return (
    <PageWrap className={styles.page}>
      <nav aria-label={legal.neighbours} className={styles.neighbours}>
        <ul>
          {neighbours.map(([key, href]) => (
            <li key={key}>
              <Anchor href={href} aria-current={href === place.address.split(/[?#]/)[0] ? 'page' : undefined}>
                {legal[key].title}
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
      <article className={styles.article}>
        <h1>{title}</h1>
        <Text size="lead" className={styles.lead}>
          {lead}
        </Text>
        {children}
        <Text size="small" tone="faint" className={styles.updated}>
          {legal.updated}
        </Text>
        <Text size="small" tone="faint">
          {legal.binding}
        </Text>
      </article>
    </PageWrap>
  );
};
