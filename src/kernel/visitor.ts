import type { MemberRole } from './company-role.ts';

/** A moderator decides what waits; an admin besides who may do what. */
export const staffRoles = ['moderator', 'admin'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** The person signed in. Where a Person is expected, `null` is an anonymous visitor. */
export interface Person {
  id: number;
  username: string;
  /** `client` in stored data is read as private. */
  userType: 'private' | 'company' | 'admin';
  /** Of an admin by their type: what they may do. */
  staffRole?: StaffRole;
  /** Of the staff: before they have a second factor nothing else is theirs to do. */
  mustAddFactor?: boolean;
  /** Of a company's member: for whom they work, in whose name they call what says so (`asCompany`). */
  worksFor?: Employer;
  /** The member who calls in the company's name, and as what. The person is then the company's owner. */
  memberId?: number;
  memberRole?: MemberRole;
}

export interface Employer {
  companyId: number;
  /** The account the company began with. */
  owner: Pick<Person, 'id' | 'username'>;
  role: MemberRole;
}

/** Whom a person is taken for where members act in their company's name; everybody else is themselves. */
export const asCompanyOwner = (person: Person): Person =>
  person.worksFor
    ? {
        ...person.worksFor.owner,
        userType: 'company',
        memberId: person.id,
        memberRole: person.worksFor.role,
      }
    : person;
