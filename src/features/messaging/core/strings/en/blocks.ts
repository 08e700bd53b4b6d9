/** These replace buttons that a block leaves nothing to do for. */
export const sentences = {
  byPartner: (name: string) => `${name} no longer accepts messages, quotes or visits from you.`,
};
