import type { ReactNode } from 'react';
import { TextLink } from '#design/text.tsx';
import { useVisitor } from '#web/visitor.ts';

interface PersonLinkProps {
  id: number;
  children: ReactNode;
}

/** Leads an admin to the page of a person. To a moderator there is none. */
export const PersonLink = ({ id, children }: PersonLinkProps) =>
  useVisitor()?.staffRole === 'admin' ? (
    <TextLink href={`/admin/people/${id}`}>{children}</TextLink>
  ) : (
    children
  );
