import { existsSync } from 'node:fs';

const APT = '/usr/bin/apt-get';

/** Installs packages of Debian where this process may; answers whether it did. `run` runs and logs a command. */
export async function installDebian(packages, run, tell) {
  if (process.getuid?.() !== 0 || !existsSync(APT)) return false;
  tell();
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-update', APT, ['update'], env);
  const { code } = await run(
    'apt-install',
    APT,
    ['install', '-y', '--no-install-recommends', ...packages],
    env,
  );
  return code === 0;
}
