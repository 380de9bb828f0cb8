/**
 * A fireemu command line in the words of the official CLI. Its ports come from the configuration alone, so the
 * port and log flags are left out, and the configuration named is the one that fireemu's own names.
 */
export function officialArguments([verb, ...rest], firebaseJsonOf) {
  const separator = rest.indexOf('--');
  const flags = separator === -1 ? rest : rest.slice(0, separator);
  const command =
    separator === -1
      ? []
      : [
          rest
            .slice(separator + 1)
            .map(quoted)
            .join(' '),
        ];
  return [
    verb === 'up' ? 'emulators:start' : 'emulators:exec',
    ...translated(flags, firebaseJsonOf),
    ...command,
  ];
}

function translated(flags, firebaseJsonOf) {
  const kept = [];
  for (let index = 0; index < flags.length; index += 2) {
    const [flag, value] = [flags[index], flags[index + 1]];
    if (flag === '--config') kept.push('--config', firebaseJsonOf(value));
    if (flag === '--project' || flag === '--only') kept.push(flag, value);
  }
  return kept;
}

/** The official `exec` takes one string for the shell. */
const quoted = (word) => (/^[\w./:=@-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`);
