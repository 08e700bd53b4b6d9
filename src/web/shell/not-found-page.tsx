import { Wrap } from '#design/layout.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { PlateImage } from '#design/plate-image.tsx';
import { Text } from '#design/text.tsx';
import type { PageTerms } from '#web/page.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './message-page.module.css';

const NotFoundScreen = () => {
  const { web } = useStrings();
  return (
    <Wrap className={styles.page}>
      <PlateImage className={styles.art} src="/plates/stage/0.svg" alt="" width={480} height={320} />
      <h1>{web.notFoundTitle}</h1>
      <Text size="lead">{web.notFoundText}</Text>
      <LinkButton look="secondary" href="/">
        {web.backToHome}
      </LinkButton>
    </Wrap>
  );
};

export const page: PageTerms<object> = {
  tables: [],
  questions: () => [],
  head: ({ strings: { web } }) => ({ title: web.notFoundTitle }),
  Screen: NotFoundScreen,
  status: 404,
};
