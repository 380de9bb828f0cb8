import type { Send } from './send.ts';
import { STARTS_WITHIN_MS } from './start.ts';

/** More than a browser gives a script. */
const PATIENCE_MS = 40_000;

/** A session of a WebDriver server, as the W3C describes it: every command is a request below the session's address. */
export async function webdriver(server: string, alwaysMatch: Record<string, unknown>): Promise<Send> {
  const created = await ask(server, 'POST', '/session', { capabilities: { alwaysMatch } }, STARTS_WITHIN_MS);
  const { sessionId } = created as { sessionId: string }; // the protocol's documented answer
  return ({ method, path }, { id, ...params }) =>
    ask(server, method, `/session/${sessionId}${path.replace('{id}', String(id))}`, params);
}

async function ask(
  server: string,
  method: string,
  path: string,
  params: unknown,
  patience_ms = PATIENCE_MS,
): Promise<unknown> {
  const body = method === 'POST' ? { body: JSON.stringify(params) } : {};
  const signal = AbortSignal.timeout(patience_ms);
  const response = await fetch(`${server}${path}`, { method, signal, ...body });
  const { value } = (await response.json()) as { value: unknown }; // the protocol's documented answer
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string }; // as above
  throw new Error(`${method} ${path}: ${error}: ${message}`);
}
