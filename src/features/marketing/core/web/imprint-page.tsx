import { useSuspenseQuery } from '@tanstack/react-query';
import { DescriptionList } from '#design/icon-and-description-lists.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { Panel } from '#design/panel.tsx';
import { href } from '#kernel/href.ts';
import { definePage } from '#web/page.ts';
import { useSiteSettings } from '#web/site-settings.tsx';
import { useStrings } from '#web/strings.tsx';
import type { imprintRoute } from './page-routes.ts';
import { operatorQuery } from './queries.ts';
import { textPageHead } from './text/text-page-head.ts';
import styles from './text/text-page.module.css';
import { TextPage } from './text/text-page.tsx';

const order = ['name', 'address', 'registration', 'vat', 'permit', 'director', 'phone', 'email'] as const;

const ImprintScreen = () => {
  const {
    legal: { imprint },
  } = useStrings();
  const { isPrelaunch } = useSiteSettings();
  const operator = useSuspenseQuery(operatorQuery).data;
  const details = order.flatMap((key) => {
    const value = operator[key];
    return value === null ? [] : [{ term: imprint[key], value }];
  });
  return (
    <TextPage text={imprint}>
      <div className={styles.section}>
        {details.length > 0 ? (
          <Panel title={imprint.operator}>
            <DescriptionList items={details} />
          </Panel>
        ) : (
          <>
            <h2>{imprint.operator}</h2>
            <p>{isPrelaunch ? imprint.notSet : imprint.notSetLive}</p>
          </>
        )}
      </div>
      <section className={styles.section}>
        <h2>{imprint.reach}</h2>
        <p>{imprint.reachText}</p>
        <LinkButton className={styles.button} variant="secondary" href={href('/contact')}>
          {imprint.toContact}
        </LinkButton>
      </section>
      <section className={styles.section}>
        <h2>{imprint.hosting}</h2>
        <p>{imprint.hostingText}</p>
      </section>
    </TextPage>
  );
};

export const pageDefinition = definePage<typeof imprintRoute>({
  tables: ['legal'],
  queries: () => [operatorQuery],
  head: ({ strings: { legal } }) => textPageHead(legal, legal.imprint, '/plates/stage/0.svg'),
  Screen: ImprintScreen,
});
