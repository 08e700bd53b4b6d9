/** Names a person by their full name if they gave one, else by their username. */
export const fullNameOrUsernameOf = ({
  fullName,
  username,
}: {
  fullName?: string | null | undefined;
  username: string;
}): string => fullName?.trim() || username;
