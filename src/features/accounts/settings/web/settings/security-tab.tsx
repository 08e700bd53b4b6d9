import { PasskeysPanel } from '#features/accounts/settings/web/passkeys/passkeys-panel.tsx';
import { FormAndAsideColumns } from '#features/accounts/settings/web/profile-and-settings/form-and-aside-columns.tsx';
import { SecondFactorPanel } from '#features/accounts/settings/web/second-factor/second-factor-panel.tsx';
import type { CurrentUser } from '#kernel/current-user.ts';
import { ApiLinksPanel } from './api-links-panel.tsx';
import { ErasurePanel } from './erasure-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { PersonalDataPanel } from './personal-data-panel.tsx';
import { SecurityEventsPanel } from './security-events-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';

export const SecurityTab = ({ user }: { user: CurrentUser }) => (
  <FormAndAsideColumns
    aside={
      <>
        <SecondFactorPanel username={user.username} />
        <PasskeysPanel />
        {user.userType !== 'admin' && <ApiLinksPanel />}
        <PersonalDataPanel />
        <ErasurePanel />
      </>
    }
  >
    <PasswordPanel username={user.username} />
    <SessionsPanel />
    <SecurityEventsPanel />
  </FormAndAsideColumns>
);
