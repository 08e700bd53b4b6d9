export const acceptCodeChannels = ['email', 'sms'] as const;
export type AcceptCodeChannel = (typeof acceptCodeChannels)[number];

/** Only its owner recognises an address or number that is masked this way. */
export const maskContact = (target: string, by: AcceptCodeChannel): string => {
  if (by === 'sms') return `${target.slice(0, 4)} ••• ${target.slice(-3)}`;
  const atSign = target.lastIndexOf('@');
  return `${target.slice(0, 1)}•••${target.slice(atSign)}`;
};
