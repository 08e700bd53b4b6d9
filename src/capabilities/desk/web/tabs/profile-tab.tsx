import { EmptyState } from '../../../../design/empty-state.tsx';
import { useStrings } from '../../../../web/strings.tsx';
import { FactsPanel } from '../../../companies/web/index.ts';

export const ProfileTab = () => {
  const { desk, web } = useStrings();
  return (
    <>
      <EmptyState title={desk.names.profile} text={web.notYetText} />
      <FactsPanel />
    </>
  );
};
