import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PageWrap } from '#design/layout.tsx';
import { List, ListRow } from '#design/list.tsx';
import { Panel } from '#design/panel.tsx';
import { Text, TextLink } from '#design/text.tsx';
import { contactTopicOf } from '#features/marketing/core/rules/contact-topics.ts';
import { href } from '#kernel/href.ts';
import type { RouteMatchOf } from '#web/navigation/page-route.ts';
import { definePage } from '#web/page.ts';
import { useStrings } from '#web/strings.tsx';
import { ContactForm } from './contact/contact-form.tsx';
import { ContactSent } from './contact/contact-sent.tsx';
import styles from './contact/contact.module.css';
import type { contactRoute } from './page-routes.ts';
import { operatorQuery } from './queries.ts';

const ContactScreen = ({ search: { topic } }: RouteMatchOf<typeof contactRoute>) => {
  const {
    marketing: { contact },
  } = useStrings();
  const [isSent, setIsSent] = useState(false);
  return (
    <PageWrap className={styles.page}>
      <div>
        <h1>{contact.title}</h1>
        <Text size="lead" className={styles.lead}>
          {contact.lead}
        </Text>
        {isSent ? (
          <ContactSent onAnother={() => setIsSent(false)} />
        ) : (
          <ContactForm topic={contactTopicOf(topic)} onSent={() => setIsSent(true)} />
        )}
      </div>
      <Ways />
    </PageWrap>
  );
};

const Ways = () => {
  const {
    marketing: { contact },
  } = useStrings();
  const { email } = useSuspenseQuery(operatorQuery).data;
  return (
    <aside className={styles.ways}>
      <Panel title={contact.ways}>
        <List label={contact.ways}>
          {contact.waysList.map(({ label, text, href }) => (
            <ListRow key={href} href={href}>
              <b>{label}</b>
              <Text size="small" tone="muted">
                {text}
              </Text>
            </ListRow>
          ))}
        </List>
      </Panel>
      {email && (
        <Text size="small" className={styles.email}>
          {contact.writeTo} <TextLink href={`mailto:${email}`}>{email}</TextLink>
        </Text>
      )}
    </aside>
  );
};

export const pageDefinition = definePage<typeof contactRoute>({
  tables: ['marketing'],
  queries: () => [operatorQuery],
  head: ({ strings: { marketing } }) => ({
    title: marketing.pageTitle(marketing.contact.title),
    description: marketing.contact.description,
    canonical: href('/contact'),
    picture: '/plates/front-door.svg',
  }),
  Screen: ContactScreen,
});
