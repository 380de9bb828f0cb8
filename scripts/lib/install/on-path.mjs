import { delimiter, join } from 'node:path';

/** Where a program of this name would be, in the order in which the system looks. */
export function onPath(name, path = process.env.PATH ?? '') {
  return path
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, name));
}
