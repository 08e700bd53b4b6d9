import { EmptyState } from '../../../../design/empty-state.tsx';
import { useStrings } from '../../../../web/strings.tsx';

export const MessagesTab = () => {
  const { desk, web } = useStrings();
  return <EmptyState title={desk.names.messages} text={web.notYetText} />;
};
