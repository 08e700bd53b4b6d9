import { Stack } from '#design/layout.tsx';
import { ProfileEditor } from '#profile-editor/web/index.ts';
import { ProofsPanel } from '#proofs/web/index.ts';

export const DeskProfileTab = () => (
  <Stack gap={6}>
    <ProfileEditor />
    <ProofsPanel />
  </Stack>
);
