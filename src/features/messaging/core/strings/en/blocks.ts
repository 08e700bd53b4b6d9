/** These replace buttons that a block leaves nothing to do for. */
export const sentences = {
  byPartner: (name: string) => `${name} has ended contact with you, so you can’t send them anything new.`,
};
