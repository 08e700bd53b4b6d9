import { Wrap } from '../../design/layout.tsx';
import { LinkButton } from '../../design/link-button.tsx';
import { PlateImage } from '../../design/plate-image.tsx';
import { Text } from '../../design/text.tsx';
import type { PageTerms } from '../page.ts';
import { useStrings } from '../strings.tsx';
import styles from './message-page.module.css';

const NotYetScreen = () => {
  const { web } = useStrings();
  return (
    <Wrap className={styles.page}>
      <PlateImage className={styles.art} src="/plates/stage/1.svg" alt="" width={480} height={320} />
      <h1>{web.notYetTitle}</h1>
      <Text size="lead">{web.notYetText}</Text>
      <LinkButton look="secondary" href="/">
        {web.backToHome}
      </LinkButton>
    </Wrap>
  );
};

export const page: PageTerms<object> = {
  tables: [],
  questions: () => [],
  head: ({ strings: { web } }) => ({ title: web.notYetTitle, isHiddenFromSearch: true }),
  Screen: NotYetScreen,
};
