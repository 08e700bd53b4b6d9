import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setDefaultCACertificates } from 'node:tls';
import { LOOPBACK_PREFIX, writeDeployFile } from './deploy-files.ts';
import { startProgram } from './processes.ts';
import type { ProgramPaths } from './programs.ts';

const BALANCER_IP = `${LOOPBACK_PREFIX}21`;
const PORT = 8443;

export const PUBLIC_URL = `https://${BALANCER_IP}:${PORT}`;

const makeCertificate = (openssl: string, folder: string) => {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const certificateArgs = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-days',
    '2',
  ];
  const subjectArgs = ['-subj', '/CN=giewel', '-addext', `subjectAltName=IP:${BALANCER_IP}`];
  execFileSync(openssl, [...certificateArgs, ...subjectArgs, '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  });
  writeFileSync(join(folder, 'giewel.pem'), readFileSync(certificate) + readFileSync(key, 'utf8'), {
    mode: 0o600,
  });
  setDefaultCACertificates([readFileSync(certificate, 'utf8')]);
};

/** The HAProxy of deploy/haproxy.cfg, at ports that anybody may open. Its socket is what roll.sh speaks to. */
export const startBalancer = (root: string, programs: ProgramPaths) => {
  const folder = join(root, 'haproxy');
  mkdirSync(folder, { mode: 0o700 });
  makeCertificate(programs.openssl, folder);
  copyFileSync(join(import.meta.dirname, '../../deploy/away.html'), join(folder, 'away.html'));
  const config = join(folder, 'haproxy.cfg');
  const socket = join(folder, 'admin.sock');
  writeDeployFile('haproxy.cfg', config, [
    ['    user haproxy\n    group haproxy\n', ''],
    ['/run/haproxy/', `${folder}/`],
    ['/etc/haproxy/', `${folder}/`],
    ['bind :80\n', `bind ${BALANCER_IP}:8080\n`],
    ['bind :443 ', `bind ${BALANCER_IP}:${PORT} `],
    // Everybody shares one address here, so the limit by address is lifted.
    ['gt 600 }', 'gt 1000000 }'],
    ['maxconn 20000', 'maxconn 2000'],
  ]);
  execFileSync(programs.haproxy, ['-c', '-q', '-f', config]);
  startProgram('haproxy', programs.haproxy, ['-W', '-f', config], { folder });
  return { socket };
};
