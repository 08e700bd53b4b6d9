interface WithBody {
  body: unknown;
}

/** Returns the sentence of a refusal for the reader. */
export const messageOf = ({ body }: WithBody) => (body as { message: string }).message;

/** Returns the faults of the request, by field. */
export const fieldsOf = ({ body }: WithBody) => (body as { fields: Record<string, string> }).fields;

/** Returns the code of the endpoint's refusal. */
export const refusalOf = ({ body }: WithBody) => (body as { code: string }).code;
