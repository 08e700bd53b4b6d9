/** A person's name as lists, mails and notices show it. */
export const displayNameOf = ({
  fullName,
  username,
}: {
  fullName: string | null;
  username: string;
}): string => fullName ?? username;
