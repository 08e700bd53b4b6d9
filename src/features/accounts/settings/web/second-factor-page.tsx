import { PageWrap, Stack } from '#design/layout.tsx';
import { PageHead } from '#design/page-head.tsx';
import { Text } from '#design/text.tsx';
import type { CurrentUser } from '#kernel/current-user.ts';
import { useNavigation } from '#web/navigation/navigation.tsx';
import { landingPathOf } from '#web/navigation/page-access.ts';
import { definePage } from '#web/page.ts';
import { useStrings } from '#web/strings.tsx';
import { useReplaceVisitor, useVisitor } from '#web/visitor.ts';
import type { secondFactorRoute } from './page-routes.ts';
import { PasskeysPanel } from './passkeys/passkeys-panel.tsx';
import { passkeysQuery, secondFactorQuery } from './profile-and-settings/queries.ts';
import { SecondFactorPanel } from './second-factor/second-factor-panel.tsx';
import styles from './second-factor/second-factor.module.css';

/** Staff come here at their first sign-in, and continue once they have a second factor. */
const SecondFactorScreen = () => {
  const user = useVisitor();
  return user && <Choice user={user} />;
};

const Choice = ({ user }: { user: CurrentUser }) => {
  const { secondFactor: strings } = useStrings();
  const changeVisitor = useReplaceVisitor();
  const { navigate } = useNavigation();
  const goOn = () => {
    const letIn = { ...user, mustAddFactor: false };
    changeVisitor(letIn);
    navigate(landingPathOf(letIn));
  };
  return (
    <PageWrap>
      <PageHead title={strings.pageHeading} />
      <Stack gap={5} className={styles.page}>
        <Text>{strings.pageLead}</Text>
        <SecondFactorPanel username={user.username} onDone={goOn} />
        <PasskeysPanel onAdded={goOn} />
      </Stack>
    </PageWrap>
  );
};

export const pageDefinition = definePage<typeof secondFactorRoute>({
  tables: ['accounts', 'secondFactor'],
  queries: () => [secondFactorQuery, passkeysQuery],
  head: ({ strings: { secondFactor } }) => ({ title: secondFactor.pageTitle, isHiddenFromSearch: true }),
  Screen: SecondFactorScreen,
});
