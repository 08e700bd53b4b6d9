import { Columns } from '#account-settings/web/both-pages/columns.tsx';
import { FactorPanel } from '#account-settings/web/factor/factor-panel.tsx';
import { PasskeysPanel } from '#account-settings/web/passkeys/passkeys-panel.tsx';
import type { User } from '#kernel/current-user.ts';
import { DataPanel } from './data-panel.tsx';
import { ErasurePanel } from './erasure-panel.tsx';
import { EventsPanel } from './events-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';

export const SecurityTab = ({ user }: { user: User }) => (
  <Columns
    aside={
      <>
        <FactorPanel username={user.username} />
        <PasskeysPanel />
        <DataPanel />
        <ErasurePanel />
      </>
    }
  >
    <PasswordPanel username={user.username} />
    <SessionsPanel />
    <EventsPanel />
  </Columns>
);
