import { EmptyState } from '../../../../design/empty-state.tsx';
import { useStrings } from '../../../../web/strings.tsx';

export const ProfileTab = () => {
  const { desk, web } = useStrings();
  return <EmptyState title={desk.names.profile} text={web.notYetText} />;
};
