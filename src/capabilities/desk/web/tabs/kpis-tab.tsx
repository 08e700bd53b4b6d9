import { EmptyState } from '../../../../design/empty-state.tsx';
import { useStrings } from '../../../../web/strings.tsx';

export const KpisTab = () => {
  const { desk, web } = useStrings();
  return <EmptyState title={desk.names.kpis} text={web.notYetText} />;
};
