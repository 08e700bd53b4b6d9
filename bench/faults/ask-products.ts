interface Asked {
  as?: number;
  body?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
}

/** Asks running products in turn, as a test asks its host, so that the calls of tests work on them. */
export const askProducts = (
  products: readonly { address: string }[],
  cookieOf: (userId: number) => Promise<string> | string,
) => {
  let asked = 0;
  return async (method: string, path: string, { as, body, form, headers = {} }: Asked = {}) => {
    asked += 1;
    const address = products[asked % products.length]?.address ?? '';
    const answer = await fetch(address + path, {
      method,
      headers: {
        ...(as !== undefined && { cookie: await cookieOf(as) }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(form ? { body: form } : body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json');
    return { status: answer.status, text, body: isJson ? JSON.parse(text) : null };
  };
};
