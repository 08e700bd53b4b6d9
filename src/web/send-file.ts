import { type AnswerOf, addressOf, type CallInput, type Endpoint, type Upload } from '../kernel/endpoint.ts';
import { request } from './api-client.ts';

/** Calls an endpoint that takes a file. It stands apart from `call`, because few pages send one. */
export const sendFile = async <E extends Endpoint & { upload: Upload }>(
  endpoint: E,
  file: Blob,
  input: CallInput<E>,
  options: { signal?: AbortSignal } = {},
): Promise<AnswerOf<E>> => {
  const form = new FormData();
  form.append(endpoint.upload.field, file);
  const response = await request(addressOf(endpoint, input), {
    method: endpoint.method,
    signal: options.signal,
    body: form,
  });
  return (await response.json()) as AnswerOf<E>;
};
