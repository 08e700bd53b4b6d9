export const codeWays = ['email', 'sms'] as const;
export type CodeWay = (typeof codeWays)[number];

/** What somebody knows their own address or number by, and nobody else. */
export const maskContact = (target: string, by: CodeWay): string => {
  if (by === 'sms') return `${target.slice(0, 4)} ••• ${target.slice(-3)}`;
  const atSign = target.lastIndexOf('@');
  return `${target.slice(0, 1)}•••${target.slice(atSign)}`;
};
