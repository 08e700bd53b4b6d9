import {
  type CallInput,
  type Endpoint,
  type ResponseOf,
  requestPath,
  type UploadRules,
} from '#kernel/endpoint.ts';
import { ApiError } from './api-client.ts';
import { languageHeader } from './page-language.ts';

interface SendOptions {
  signal?: AbortSignal;
  /** Gets the sent share of the file, from 0 to 1. */
  onProgress?: (share: number) => void;
  /** All tries of one file share one key: an arrived file is not stored again. */
  idempotencyKey?: string;
  /** Names content that is not itself a file. */
  name?: string;
}

/**
 * Calls an endpoint that takes a file. It is separate from `callEndpoint`, because few pages send one, and because
 * fetch does not report progress.
 */
export const sendFile = <E extends Endpoint & { upload: UploadRules }>(
  endpoint: E,
  file: Blob,
  input: CallInput<E>,
  { signal, onProgress, idempotencyKey, name }: SendOptions = {},
): Promise<ResponseOf<E>> =>
  new Promise((resolve, reject) => {
    const form = new FormData();
    if (name === undefined) form.append(endpoint.upload.field, file);
    else form.append(endpoint.upload.field, file, name);
    const request = new XMLHttpRequest();
    request.open(endpoint.method, requestPath(endpoint, input));
    for (const [name, value] of Object.entries(languageHeader())) request.setRequestHeader(name, value);
    request.responseType = 'text';
    if (idempotencyKey !== undefined) request.setRequestHeader('idempotency-key', idempotencyKey);
    if (onProgress)
      request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
    request.addEventListener('load', () => {
      const { status, statusText, response } = request;
      if (status >= 200 && status < 300) resolve(JSON.parse(response as string) as ResponseOf<E>);
      else reject(new ApiError(status, (response as string) || statusText));
    });
    request.addEventListener('error', () => reject(new TypeError('The file could not be sent')));
    request.addEventListener('abort', () =>
      reject(new DOMException('The file is not sent any more', 'AbortError')),
    );
    signal?.addEventListener('abort', () => request.abort());
    request.send(form);
  });
