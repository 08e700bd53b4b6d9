import type { ButtonVariantProps } from '#design/button-class.ts';
import { LinkButton } from '#design/link-button.tsx';
import type { PublicCompany } from '#features/companies/profile/contract/company-profile.ts';
import { href } from '#kernel/href.ts';
import { useNavigation } from '#web/navigation/navigation.tsx';
import { useStrings } from '#web/strings.tsx';
import { useVisitor } from '#web/visitor.ts';
import { useRequireSignIn } from './use-require-sign-in.ts';

/** Only private people begin projects; a visitor may be one and signs in over this page first. */
export const StartProjectButton = ({
  company: { id },
  ...look
}: { company: PublicCompany } & ButtonVariantProps) => {
  const { profile } = useStrings();
  const visitor = useVisitor();
  const requireSignIn = useRequireSignIn();
  const { navigate } = useNavigation();
  if (visitor && visitor.userType !== 'private') return null;
  const address = href('/create-project', { company: id });
  const start = requireSignIn(() => navigate(address), 'project');
  return (
    <LinkButton
      {...look}
      href={address}
      onClick={(event) => {
        if (visitor) return;
        event.preventDefault();
        start();
      }}
    >
      {profile.startProject}
    </LinkButton>
  );
};
