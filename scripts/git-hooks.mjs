// Has git run the hooks of .githooks: npm runs this after each install. Where there is no repository nothing happens.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

if (existsSync('.git')) spawnSync('git', ['config', 'core.hooksPath', '.githooks']);
