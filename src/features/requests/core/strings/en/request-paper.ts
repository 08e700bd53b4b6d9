/** The PDF of a request, for the company that was asked. No screen needs these. */
export const sentences = {
  file: (id: number) => `request-${id}.pdf`,
  plans: 'Plans to download on Giewel',
  notice: (company: string) =>
    `For ${company}. It contains a client’s personal data: only share it with people who help you reply, and delete it when you no longer need it.`,
};
