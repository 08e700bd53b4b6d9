import { EmptyState } from '../../../../design/empty-state.tsx';
import { Stack } from '../../../../design/layout.tsx';
import { useStrings } from '../../../../web/strings.tsx';
import { FactsPanel } from '../../../companies/web/index.ts';

export const ProfileTab = () => {
  const { desk, web } = useStrings();
  return (
    <Stack gap={6}>
      <EmptyState level={2} title={desk.names.profile} text={web.notYetText} />
      <FactsPanel />
    </Stack>
  );
};
