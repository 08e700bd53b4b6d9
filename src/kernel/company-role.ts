/** A company's owner can give these roles. The account that the company began with stays its owner for good. */
export const assignableRoles = ['manager', 'member'] as const;

export type MemberRole = (typeof assignableRoles)[number];

export const companyRoles = ['owner', ...assignableRoles] as const;

export type CompanyRole = (typeof companyRoles)[number];
