import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { startS3 } from '#testing/s3-stand-in.ts';
import { standIn } from '#testing/stand-in.ts';
import { createS3FileStore } from './s3-file-store.ts';
import { createRoleCredentialsReader } from './s3-role-credentials.ts';

const service = await standIn();
const s3 = await startS3();
afterAll(() => s3.stop());

const lentFor = (hours: number) => ({
  AccessKeyId: s3.settings.accessKeyId,
  SecretAccessKey: s3.settings.secretAccessKey,
  Token: 'of-this-role',
  Expiration: new Date(Date.now() + hours * 3_600_000).toISOString().replace(/\.\d+/, ''),
});
let hours = 6;
beforeEach(() => {
  hours = 6;
  service.requests.length = 0;
  service.respond = ({ method, path }) =>
    method === 'PUT' || path.endsWith('/')
      ? { body: 'giewel-role' as unknown as object }
      : { body: lentFor(hours) };
});
const ofMachine = { AWS_EC2_METADATA_SERVICE_ENDPOINT: service.url };

describe('the credentials of a role', () => {
  test('of a machine are asked for with a token, once for all, and kept', async () => {
    const credentials = createRoleCredentialsReader(ofMachine);
    const [one, other] = await Promise.all([credentials(), credentials()]);
    expect(one).toEqual(other);
    expect(await credentials()).toMatchObject({ accessKeyId: 'AKIDGIEWEL', sessionToken: 'of-this-role' });
    expect(service.requests.map(({ method }) => method)).toEqual(['PUT', 'GET', 'GET']);
    expect(service.requests.at(-1)?.headers['x-aws-ec2-metadata-token']).toContain('giewel-role');
  });

  test('are asked for anew before they end', async () => {
    hours = 0.05;
    const credentials = createRoleCredentialsReader(ofMachine);
    await credentials();
    await credentials();
    expect(service.requests).toHaveLength(6);
  });

  test('of a container are asked for where its environment says', async () => {
    const credentials = createRoleCredentialsReader({
      AWS_CONTAINER_CREDENTIALS_FULL_URI: `${service.url}/v1/credentials`,
      AWS_CONTAINER_AUTHORIZATION_TOKEN: 'of-this-container',
    });
    await credentials();
    expect(service.requests).toMatchObject([
      { method: 'GET', path: '/v1/credentials', headers: { authorization: 'of-this-container' } },
    ]);
  });

  test('that are refused are no answer, and are asked for again', async () => {
    const credentials = createRoleCredentialsReader(ofMachine);
    service.respond = () => ({ status: 404 });
    await expect(credentials()).rejects.toThrow('refused (404)');
    service.respond = () => ({ status: 200, body: {} });
    await expect(credentials()).rejects.toThrow();
  });

  test('open the bucket, with their token', async () => {
    const { region, bucket, endpoint } = s3.settings;
    const files = createS3FileStore({
      region,
      bucket,
      endpoint,
      credentials: createRoleCredentialsReader(ofMachine),
      signsDownloads: true,
    });
    const name = '00000000-0000-4000-8000-000000000001.pdf';
    await files.put(name, Buffer.from('a file'));
    expect((await files.read(name))?.size).toBe(6);
    expect(await files.sign?.(name, { asName: 'a.pdf' })).toContain('X-Amz-Security-Token=of-this-role');
    await files.remove(name);
    expect(s3.objects.size).toBe(0);
  });
});

test('keys or a role, not both and not neither', () => {
  const bucket = { S3_REGION: 'lu-1', S3_BUCKET: 'giewel' };
  expect(readConfig({ ...bucket, S3_ROLE: 'on' }).s3?.credentials).toBeTypeOf('function');
  expect(() => readConfig(bucket)).toThrow('S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY must be set too');
  const keys = { S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' };
  expect(() => readConfig({ ...bucket, ...keys, S3_ROLE: 'on' })).toThrow(
    'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must not be set with S3_ROLE=on.',
  );
  expect(() => readConfig({ S3_ROLE: 'on' })).toThrow('S3_REGION, S3_BUCKET must be set too');
});
