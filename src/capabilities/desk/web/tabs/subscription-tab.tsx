import { EmptyState } from '../../../../design/empty-state.tsx';
import { useStrings } from '../../../../web/strings.tsx';

export const SubscriptionTab = () => {
  const { desk, web } = useStrings();
  return <EmptyState title={desk.names.subscription} text={web.notYetText} />;
};
