import { DOCUMENTS, STORAGE } from '../functions/support/backend.ts';

/** HTTP status of writing over a document with somebody's token, past every SDK. */
export async function writeStatus(path: string, token: string): Promise<number> {
  return statusOf(`${DOCUMENTS}/${path}`, {
    method: 'PATCH',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ fields: { is_active: { booleanValue: true } } }),
  });
}

/** HTTP status of erasing a document with somebody's token. */
export const eraseStatus = (path: string, token: string): Promise<number> =>
  statusOf(`${DOCUMENTS}/${path}`, { method: 'DELETE', headers: { Authorization: `Bearer ${token}` } });

/** HTTP status of whatever is asked of the bucket. */
export function bucketStatus(request: string, token: string, init: RequestInit = {}): Promise<number> {
  const headers = new Headers(init.headers);
  headers.set('Authorization', `Firebase ${token}`);
  return statusOf(`${STORAGE}${request}`, { ...init, headers });
}

async function statusOf(url: string, init: RequestInit): Promise<number> {
  const response = await fetch(url, init);
  await response.arrayBuffer();
  return response.status;
}
