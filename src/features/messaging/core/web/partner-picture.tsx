import { Avatar } from '#design/avatar.tsx';
import { CompanyLogo } from '#design/company-logo.tsx';
import type { MessageParty } from '#features/messaging/core/contract/messaging-fields.ts';

interface StampProps {
  name: string;
  userType: MessageParty['userType'];
  logoUrl: string | null | undefined;
  size?: 'small';
  className?: string | undefined;
}

/** A company has a square logo, a person a round avatar. */
export const PartnerPicture = ({ name, userType, logoUrl, size, className }: StampProps) =>
  userType === 'company' ? (
    <CompanyLogo name={name} logo={logoUrl} {...(size && { size })} className={className} />
  ) : (
    <Avatar name={name} className={className} />
  );
