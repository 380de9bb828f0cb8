import { runCommand } from '#scripts/process/command.mjs';

// node scripts/test-on-node.mjs 24
await runCommand(async () => {
  const { testOnNode } = await import('#scripts/testing/on-node.mjs');
  const { signalExitCode, Stopping } = await import('#scripts/process/stopping.mjs');
  return async ([major = '']) => {
    const stopping = new Stopping();
    stopping.listen(signalExitCode);
    return testOnNode(major, stopping, (line) => console.log(line));
  };
});
