interface RequestOptions {
  as?: number;
  body?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
}

/** Asks running products in turn, as a test asks its host, so that the calls of tests work on them. */
export const requestProducts = (
  products: readonly { address: string }[],
  cookieOf: (userId: number) => Promise<string> | string,
) => {
  let requestCount = 0;
  return async (method: string, path: string, { as, body, form, headers = {} }: RequestOptions = {}) => {
    requestCount += 1;
    const address = products[requestCount % products.length]?.address ?? '';
    const response = await fetch(address + path, {
      method,
      headers: {
        ...(as !== undefined && { cookie: await cookieOf(as) }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(form ? { body: form } : body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, text, body: isJson ? JSON.parse(text) : null };
  };
};
