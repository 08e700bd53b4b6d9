import { PageHead } from '#design/page-head.tsx';
import type { CurrentUser } from '#kernel/current-user.ts';

/** Shows under the title whose page it is. */
export const AccountPageHead = ({
  title,
  user,
}: {
  title: string;
  user?: CurrentUser | null | undefined;
}) => (
  <PageHead
    title={title}
    below={
      user && (
        <>
          <span>{user.username}</span>
          <span>{user.email}</span>
        </>
      )
    }
  />
);
