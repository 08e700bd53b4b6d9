import type { User } from '../../contract/visitor.ts';
import { Columns } from '../own/columns.tsx';
import { PasskeysPanel } from '../passkeys/passkeys-panel.tsx';
import { DataPanel } from './data-panel.tsx';
import { ErasurePanel } from './erasure-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';

export const SecurityTab = ({ user }: { user: User }) => (
  <Columns
    aside={
      <>
        <PasskeysPanel />
        <DataPanel />
        <ErasurePanel />
      </>
    }
  >
    <PasswordPanel username={user.username} />
    <SessionsPanel />
  </Columns>
);
