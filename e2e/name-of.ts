/** A person's name as lists, mails and notices show it. */
export const nameOf = ({ fullName, username }: { fullName: string | null; username: string }): string =>
  fullName ?? username;
