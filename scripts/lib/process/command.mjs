import { nodeVersionProblem } from './node-version.mjs';

/**
 * Runs one of the project's commands. `load` imports the command only after the version check, because an
 * old Node would stop at its syntax with a stack trace instead of the one clear line.
 */
export async function runCommand(load) {
  const problem = nodeVersionProblem(process.versions.node);
  if (problem !== null) {
    console.error(problem);
    process.exit(1);
  }
  try {
    const command = await load();
    process.exitCode = await command(process.argv.slice(2));
  } catch (failure) {
    console.error(failure?.name === 'PlainFailure' ? failure.message : failure);
    process.exit(1);
  }
}
