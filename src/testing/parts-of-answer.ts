interface Answered {
  body: unknown;
}

/** What a refusal says to whoever reads it. */
export const messageOf = ({ body }: Answered) => (body as { message: string }).message;

/** What is wrong with what was sent, by field. */
export const fieldsOf = ({ body }: Answered) => (body as { fields: Record<string, string> }).fields;

/** Which of its endpoint's refusals it is. */
export const refusalOf = ({ body }: Answered) => (body as { code: string }).code;
