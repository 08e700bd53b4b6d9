interface WithBody {
  body: unknown;
}

/** What a refusal says to whoever reads it. */
export const messageOf = ({ body }: WithBody) => (body as { message: string }).message;

/** What is wrong with what was sent, by field. */
export const fieldsOf = ({ body }: WithBody) => (body as { fields: Record<string, string> }).fields;

/** Which of its endpoint's refusals it is. */
export const refusalOf = ({ body }: WithBody) => (body as { code: string }).code;
