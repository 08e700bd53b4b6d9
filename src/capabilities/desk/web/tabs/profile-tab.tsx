import { Stack } from '../../../../design/layout.tsx';
import { FactsPanel, ProfileEditor } from '../../../companies/web/index.ts';

export const ProfileTab = () => (
  <Stack gap={6}>
    <ProfileEditor />
    <FactsPanel />
  </Stack>
);
