import type { ReactNode } from 'react';
import { TextLink } from '#design/text.tsx';
import { href } from '#kernel/href.ts';
import { useVisitor } from '#web/visitor.ts';

interface PersonLinkProps {
  id: number;
  children: ReactNode;
}

/** Links to a person's page for admins; moderators have none and see the text alone. */
export const PersonLink = ({ id, children }: PersonLinkProps) =>
  useVisitor()?.staffRole === 'admin' ? (
    <TextLink data-alone href={href('/admin/people/:id', { id })}>
      {children}
    </TextLink>
  ) : (
    children
  );
