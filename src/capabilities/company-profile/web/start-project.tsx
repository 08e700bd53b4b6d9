import type { Company } from '#company-profile/contract/company-profile.ts';
import { LinkButton } from '#design/link-button.tsx';
import { useStrings } from '#web/strings.tsx';
import { useVisitor } from '#web/visitor.ts';

/** Only private people begin projects; a visitor may be one. */
export const StartProject = ({ company: { id }, className }: { company: Company; className?: string }) => {
  const { profile } = useStrings();
  const visitor = useVisitor();
  if (visitor && visitor.userType !== 'private') return null;
  return (
    <LinkButton wide icon="document" href={`/create-project?company=${id}`} className={className}>
      {profile.startProject}
    </LinkButton>
  );
};
