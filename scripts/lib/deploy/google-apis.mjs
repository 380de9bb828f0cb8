/** The APIs that are asked, and the variable that names another address of each: for tests, on this machine alone. */
const APIS = {
  firestore: 'https://firestore.googleapis.com',
  storage: 'https://storage.googleapis.com',
  identitytoolkit: 'https://identitytoolkit.googleapis.com',
  secretmanager: 'https://secretmanager.googleapis.com',
  cloudresourcemanager: 'https://cloudresourcemanager.googleapis.com',
  firebaseappcheck: 'https://firebaseappcheck.googleapis.com',
  artifactregistry: 'https://artifactregistry.googleapis.com',
  firebasehosting: 'https://firebasehosting.googleapis.com',
  monitoring: 'https://monitoring.googleapis.com',
};
const LOOPBACK = /^http:\/\/(?:127\.0\.0\.1|localhost|\[::1\]):\d+$/;
const TIMEOUT_MS = 20_000;
/** A file of the largest size over a slow line. */
const BYTES_TIMEOUT_MS = 300_000;
/** A token is good for an hour, and given out until five minutes before its end: asked for this often it is always good. */
const TOKEN_KEPT_MS = 240_000;

/** What an API answered instead of what was asked for. */
export class ApiFailure extends Error {
  constructor(api, status, reason, message, options) {
    super(message, options);
    Object.assign(this, { api, status, reason });
  }
}

/**
 * Google's REST APIs as who runs the command. `get` and `post` answer with the parsed body, `bytes` with the body as it
 * is, `upload` sends bytes; `get` and `bytes` with null for what is not there.
 */
export function googleApis(project, env = process.env) {
  let token = null;
  let tokenFrom = -Infinity;
  const answerOf = async (api, path, { method = 'GET', body, bytes, type, timeout = TIMEOUT_MS } = {}) => {
    const address = addressOf(api, env);
    const isReal = address === APIS[api];
    if (isReal && Date.now() - tokenFrom > TOKEN_KEPT_MS) {
      token = accessToken();
      tokenFrom = Date.now();
    }
    const response = await fetch(`${address}/${path}`, {
      method,
      signal: AbortSignal.timeout(timeout),
      headers: {
        // Never the person's own token to an address that a variable names.
        Authorization: `Bearer ${isReal ? await token : 'owner'}`,
        'Content-Type': type ?? 'application/json',
        // Some of them refuse a person's credentials that do not say whose quota is used.
        'x-goog-user-project': project,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(bytes !== undefined && { body: bytes }),
    });
    const answer = Buffer.from(await response.arrayBuffer());
    if (method === 'GET' && response.status === 404) return null;
    if (!response.ok) throw failureOf(api, response.status, answer.toString('utf8'));
    return answer;
  };
  const ask = async (...asked) => {
    const text = (await answerOf(...asked))?.toString('utf8');
    if (text === undefined) return null;
    return text === '' ? {} : JSON.parse(text);
  };
  return {
    get: (api, path) => ask(api, path),
    bytes: (api, path) => answerOf(api, path, { timeout: BYTES_TIMEOUT_MS }),
    upload: (api, path, bytes, type) =>
      ask(api, path, { method: 'POST', bytes, type, timeout: BYTES_TIMEOUT_MS }),
    post: (api, path, body = {}) => ask(api, path, { method: 'POST', body }),
    patch: (api, path, body) => ask(api, path, { method: 'PATCH', body }),
    /** All pages of a list: `key` names what each of them holds. */
    async list(api, path, key) {
      const found = [];
      let pageToken = '';
      do {
        const page = await ask(api, `${path}${path.includes('?') ? '&' : '?'}pageToken=${pageToken}`);
        found.push(...(page?.[key] ?? []));
        pageToken = encodeURIComponent(page?.nextPageToken ?? '');
      } while (pageToken !== '');
      return found;
    },
  };
}

function addressOf(api, env) {
  const named = env[`PORTAL_API_${api.toUpperCase()}`];
  if (named === undefined) return APIS[api];
  if (!LOOPBACK.test(named))
    throw new Error(`PORTAL_API_${api.toUpperCase()} is for tests, on this machine alone`);
  return named;
}

async function accessToken() {
  try {
    // Otherwise it looks for a server of Google's in this network, and warns after the last line that there is none.
    process.env.METADATA_SERVER_DETECTION ??= 'bios-only';
    const { applicationDefault } = await import('firebase-admin/app');
    return (await applicationDefault().getAccessToken()).access_token;
  } catch (error) {
    throw new ApiFailure(null, 401, 'NO_CREDENTIALS', 'no application default credentials', { cause: error });
  }
}

/** A failure in the form of https://google.aip.dev/193. */
function failureOf(api, status, text) {
  const { error } = parsed(text);
  const reason = error?.details?.find((detail) => detail.reason !== undefined)?.reason ?? error?.status ?? '';
  return new ApiFailure(
    api,
    status,
    reason,
    `${api} answers ${status}: ${error?.message ?? text.slice(0, 200)}`,
  );
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/** A request for a terminal, for settings that no command line tool knows. */
export function curlPatch(project, url, body) {
  return (
    `curl -X PATCH "${url}" -H "Authorization: Bearer $(gcloud auth print-access-token)" ` +
    `-H "x-goog-user-project: ${project}" -H "Content-Type: application/json" -d '${JSON.stringify(body)}'`
  );
}
