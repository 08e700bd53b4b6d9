import { Wrap } from '#design/layout.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { PlateImage } from '#design/plate-image.tsx';
import { Text } from '#design/text.tsx';
import type { PageTerms } from '#web/page.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './message-page.module.css';

const NotFoundScreen = () => {
  const { notFound } = useStrings();
  return (
    <Wrap className={styles.page}>
      <PlateImage className={styles.art} src="/plates/stage/0.svg" alt="" width={480} height={320} />
      <h1>{notFound.title}</h1>
      <Text size="lead">{notFound.text}</Text>
      <LinkButton look="secondary" href="/">
        {notFound.backToHome}
      </LinkButton>
    </Wrap>
  );
};

export const page: PageTerms<object> = {
  tables: ['notFound'],
  questions: () => [],
  head: ({ strings: { notFound } }) => ({ title: notFound.title }),
  Screen: NotFoundScreen,
  status: 404,
};
