import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Settings } from '#server/files/s3-file-store.ts';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest();

/** AWS Signature Version 4 is implemented here once more, from its documentation. */
const signatureOf = (request: IncomingMessage, signedHeaders: string, scope: string, secret: string) => {
  const headers = signedHeaders.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const payload = String(request.headers['x-amz-content-sha256']);
  const canonical = [request.method, request.url, '', headers.join(''), signedHeaders, payload].join('\n');
  const time = String(request.headers['x-amz-date']);
  const key = scope
    .split('/')
    .reduce<string | Buffer>((signing, part) => hmac(signing, part), `AWS4${secret}`);
  return hmac(key, ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n')).toString('hex');
};

const CREDENTIALS =
  /^AWS4-HMAC-SHA256 Credential=(?<id>[^/]+)\/(?<scope>[^,]+), SignedHeaders=(?<headers>[^,]+), Signature=(?<signature>[0-9a-f]{64})$/;

/** Checks an address that was signed beforehand, which is valid for a time. */
const isSignedUrl = (
  address: URL,
  method: string,
  host: string,
  { id, secret }: { id: string; secret: string },
) => {
  const parameterOf = (name: string) => address.searchParams.get(`X-Amz-${name}`) ?? '';
  const [keyId, ...scope] = parameterOf('Credential').split('/');
  const beganAt = Date.parse(
    parameterOf('Date').replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\dZ)$/, '$1-$2-$3:$4:$5'),
  );
  const age = Date.now() - beganAt;
  if (keyId !== id || !(age < Number(parameterOf('Expires')) * 1_000)) return false;
  const encode = (text: string) =>
    encodeURIComponent(text).replace(
      /[!'()*]/g,
      (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
    );
  const query = [...address.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const canonical = [method, address.pathname, query, `host:${host}\n`, 'host', 'UNSIGNED-PAYLOAD'].join(
    '\n',
  );
  const key = scope.reduce<string | Buffer>((signing, part) => hmac(signing, part), `AWS4${secret}`);
  const text = ['AWS4-HMAC-SHA256', parameterOf('Date'), scope.join('/'), sha256(canonical)].join('\n');
  return hmac(key, text).toString('hex') === parameterOf('Signature');
};

/** Starts a bucket in memory, which refuses wrong signatures. */
export const startS3 = async () => {
  const settings = {
    region: 'lu-1',
    bucket: 'giewel',
    accessKeyId: 'AKIDGIEWEL',
    secretAccessKey: 'a secret / with + signs',
  };
  const objects = new Map<string, { bytes: Buffer; type: string }>();
  /** Responds with these instead, once for each entry. */
  const troubles: number[] = [];

  const judge = (request: IncomingMessage, bytes: Buffer) => {
    const address = new URL(request.url ?? '', 'http://s3');
    if (address.searchParams.has('X-Amz-Signature')) {
      const credentials = { id: settings.accessKeyId, secret: settings.secretAccessKey };
      return isSignedUrl(address, request.method ?? '', String(request.headers.host), credentials)
        ? 200
        : 403;
    }
    const credentialFields = CREDENTIALS.exec(request.headers.authorization ?? '')?.groups;
    if (credentialFields?.['id'] !== settings.accessKeyId) return 403;
    const { scope = '', headers = '', signature } = credentialFields;
    if (!/^\d{8}\/lu-1\/s3\/aws4_request$/.test(scope) || !/\bhost\b/.test(headers)) return 403;
    if (signatureOf(request, headers, scope, settings.secretAccessKey) !== signature) return 403;
    if (request.headers['x-amz-content-sha256'] !== sha256(bytes)) return 400;
    return request.url?.startsWith('/giewel/') ? 200 : 404;
  };

  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const bytes = await buffer(request);
    const status = troubles.shift() ?? judge(request, bytes);
    const { pathname: key, searchParams } = new URL(request.url ?? '', 'http://s3');
    const object = objects.get(key);
    if (status !== 200) response.writeHead(status).end();
    else if (request.method === 'PUT') {
      objects.set(key, { bytes, type: String(request.headers['content-type']) });
      response.writeHead(200).end();
    } else if (request.method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204).end();
    } else if (!object) response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    else {
      const headersAsked = ['type', 'disposition'].flatMap((name) => {
        const value = searchParams.get(`response-content-${name}`);
        return value === null ? [] : [[`content-${name}`, value]];
      });
      const headers = { 'content-length': object.bytes.length, ...Object.fromEntries(headersAsked) };
      response.writeHead(200, headers).end(object.bytes);
    }
  };
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const { port } = server.address() as AddressInfo;
  return {
    settings: {
      ...settings,
      endpoint: `http://127.0.0.1:${port}`,
      credentials: async () => settings,
    } satisfies S3Settings & typeof settings,
    objects,
    troubles,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
};
