import type { MemberRole } from './company-role.ts';

/** A moderator decides what waits in the queues; an admin also decides who may do what. */
export const staffRoles = ['moderator', 'admin'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** The person is signed in. Where a Person is expected, `null` is an anonymous visitor. */
export interface Person {
  id: number;
  username: string;
  /** A stored `client` is read as private. */
  userType: 'private' | 'company' | 'admin';
  /** Only admins by user type have one. */
  staffRole?: StaffRole;
  /** True for staff who can't do anything else before they have a second factor. */
  mustAddFactor?: boolean;
  /** A company's member works for this company, and makes calls with `asCompany` in its name. */
  worksFor?: EmployingCompany;
  /** This member calls in the company's name, in this role. The person is then the company's owner. */
  memberId?: number;
  memberRole?: MemberRole;
}

export interface EmployingCompany {
  companyId: number;
  /** The company began with this account. */
  owner: Pick<Person, 'id' | 'username'>;
  role: MemberRole;
}

/** Returns the company's owner where members act in its name; everybody else acts as themselves. */
export const asCompanyOwner = (person: Person): Person =>
  person.worksFor
    ? {
        ...person.worksFor.owner,
        userType: 'company',
        memberId: person.id,
        memberRole: person.worksFor.role,
      }
    : person;
