import { SecondFactorPanel } from '#features/accounts/settings/web/factor/second-factor-panel.tsx';
import { PasskeysPanel } from '#features/accounts/settings/web/passkeys/passkeys-panel.tsx';
import { TwoColumns } from '#features/accounts/settings/web/profile-and-settings/two-columns.tsx';
import type { CurrentUser } from '#kernel/current-user.ts';
import { DataPanel } from './data-panel.tsx';
import { ErasurePanel } from './erasure-panel.tsx';
import { EventsPanel } from './events-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';

export const SecurityTab = ({ user }: { user: CurrentUser }) => (
  <TwoColumns
    aside={
      <>
        <SecondFactorPanel username={user.username} />
        <PasskeysPanel />
        <DataPanel />
        <ErasurePanel />
      </>
    }
  >
    <PasswordPanel username={user.username} />
    <SessionsPanel />
    <EventsPanel />
  </TwoColumns>
);
