/** A company's owner can give these roles. The account that the company began with stays its owner for good. */
export const memberRoles = ['manager', 'member'] as const;

export type MemberRole = (typeof memberRoles)[number];

export const companyRoles = ['owner', ...memberRoles] as const;

export type CompanyRole = (typeof companyRoles)[number];
