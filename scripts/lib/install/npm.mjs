/**
 * How to run npm or npx from a script. Under `npm start` npm says where it is; a bare `node scripts/start.mjs`
 * takes the one on the path (a .cmd file on Windows, which needs a shell).
 */
export function npmCommand(args, tool = 'npm') {
  const own = process.env.npm_execpath;
  if (own !== undefined && /\bnpm-cli\.[cm]?js$/.test(own)) {
    const script = tool === 'npm' ? own : own.replace(/npm-cli(\.[cm]?js)$/, 'npx-cli$1');
    return { command: process.execPath, args: [script, ...args], shell: false };
  }
  return process.platform === 'win32'
    ? { command: `${tool}.cmd`, args, shell: true }
    : { command: tool, args, shell: false };
}

export const npxCommand = (args) => npmCommand(args, 'npx');
