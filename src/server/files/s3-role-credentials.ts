import { readFile } from 'node:fs/promises';
import * as z from 'zod';

/** A provider lends these to a machine or a container by its role, for some hours. */
export interface RoleCredentials {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken: string;
  until: number;
}

const lent = z
  .object({
    AccessKeyId: z.string(),
    SecretAccessKey: z.string(),
    Token: z.string(),
    Expiration: z.iso.datetime({ offset: true }),
  })
  .transform(({ AccessKeyId, SecretAccessKey, Token, Expiration }) => ({
    accessKeyId: AccessKeyId,
    secretAccessKey: SecretAccessKey,
    sessionToken: Token,
    until: Date.parse(Expiration),
  }));

const PATIENCE_MS = 2_000;

const ask = async (address: string, init: RequestInit = {}): Promise<Response> => {
  const response = await fetch(address, {
    ...init,
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!response.ok) throw new Error(`The role's credentials were refused (${response.status})`);
  return response;
};

/** Fetches for a container at ECS, EKS or Fargate: its environment has the address and the token. */
const ofContainer = async (address: string, env: NodeJS.ProcessEnv): Promise<Response> => {
  const file = env['AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE'];
  const authorization = file
    ? (await readFile(file, 'utf8')).trim()
    : env['AWS_CONTAINER_AUTHORIZATION_TOKEN'];
  return ask(address, { headers: authorization ? { authorization } : {} });
};

/** Fetches for a machine at EC2, by the second version of its service, which a forged request (SSRF) can't ask. */
const ofMachine = async (service: string): Promise<Response> => {
  const token = await ask(`${service}/latest/api/token`, {
    method: 'PUT',
    headers: { 'x-aws-ec2-metadata-token-ttl-seconds': '300' },
  });
  const headers = { 'x-aws-ec2-metadata-token': await token.text() };
  const roles = `${service}/latest/meta-data/iam/security-credentials`;
  const role = (await (await ask(`${roles}/`, { headers })).text()).trim();
  return ask(`${roles}/${encodeURIComponent(role)}`, { headers });
};

const fetchCredentials = async (env: NodeJS.ProcessEnv): Promise<RoleCredentials> => {
  const relative = env['AWS_CONTAINER_CREDENTIALS_RELATIVE_URI'];
  const address =
    env['AWS_CONTAINER_CREDENTIALS_FULL_URI'] ?? (relative && `http://169.254.170.2${relative}`);
  const response = await (address
    ? ofContainer(address, env)
    : ofMachine(env['AWS_EC2_METADATA_SERVICE_ENDPOINT'] ?? 'http://169.254.169.254'));
  return lent.parse(await response.json());
};

/** New credentials are fetched five minutes before the old ones expire. */
const EARLY_MS = 5 * 60_000;

/** Fetches once for concurrent callers, and again before the credentials expire. */
export const createRoleCredentialsReader = (
  env: NodeJS.ProcessEnv = process.env,
): (() => Promise<RoleCredentials>) => {
  let held: RoleCredentials | undefined;
  let underWay: Promise<RoleCredentials> | undefined;
  return async () => {
    if (held && Date.now() < held.until - EARLY_MS) return held;
    underWay ??= fetchCredentials(env).finally(() => {
      underWay = undefined;
    });
    held = await underWay;
    return held;
  };
};
