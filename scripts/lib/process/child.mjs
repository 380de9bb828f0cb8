import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';

/** Windows knows no process groups; there the child alone is ended. */
const HAS_GROUPS = process.platform !== 'win32';
/** Long enough for the backend to stop its functions, short enough for a person at the keyboard. */
const GRACE_MS = 5_000;

/**
 * Starts a child in a process group of its own: Ctrl+C then reaches this process alone, which stops its
 * children in order, and a child's own children are stopped with it. One that `isPatient`, and all it starts, gets the
 * processor time that nobody else wants.
 */
export function startChild(command, args, { isPatient = false, ...options } = {}) {
  const child = spawn(command, args, { detached: HAS_GROUPS, windowsHide: true, ...options });
  if (isPatient && child.pid !== undefined) letOthersGoFirst(child.pid);
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: null, signal: null, error }));
    child.once('exit', (code, signal) => resolve({ code, signal, error: null }));
  });
  return { child, ended, stop: () => stopGroup(child, ended) };
}

function letOthersGoFirst(pid) {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch (error) {
    // It has ended already.
    if (error.info?.code !== 'ESRCH') throw error;
  }
}

async function stopGroup(child, ended) {
  if (child.pid === undefined) return;
  signalGroup(child, 'SIGTERM');
  const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), GRACE_MS);
  await ended;
  clearTimeout(timer);
  // What the child left behind in its group, if it died before its own children.
  if (HAS_GROUPS) signalGroup(child, 'SIGKILL');
}

function signalGroup(child, signal) {
  try {
    if (HAS_GROUPS) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}
