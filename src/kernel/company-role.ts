/** What somebody may become of a company. The account it began with is its owner, for good. */
export const memberRoles = ['manager', 'member'] as const;

export type MemberRole = (typeof memberRoles)[number];

export const companyRoles = ['owner', ...memberRoles] as const;

export type CompanyRole = (typeof companyRoles)[number];
