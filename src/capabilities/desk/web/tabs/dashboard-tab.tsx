import { EmptyState } from '../../../../design/empty-state.tsx';
import { useStrings } from '../../../../web/strings.tsx';

export const DashboardTab = () => {
  const { desk, web } = useStrings();
  return <EmptyState title={desk.names.dashboard} text={web.notYetText} />;
};
