import { callables, type CallableName } from '@portal/domain';
import { onCall, type CallableFunction, type CallableRequest } from 'firebase-functions/https';
import type { z } from 'zod';
import { refusalOfSession, type Session } from '../accounts/standing-session.ts';
import { networkAddress } from '../limits/network-address.ts';
import { CALLABLE_OPTIONS } from '../options.ts';
import { parseOrigin } from '../tenants/app-origin.ts';
import { bodyOf } from './body-of.ts';
import { nesting } from './nesting.ts';
import { type Outcome, refused } from './outcome.ts';
import { refusalError } from './refusal-error.ts';
import { logger } from '../logs/logger.ts';

/** The largest honest input is a name and a phone; this is ten times that. */
const MAX_BODY_BYTES = 8 * 1024;
/** The envelope, the input, and lists in it. */
const MAX_NESTING = 20;

export type Caller = Session & {
  /** The address that the token says is confirmed; null where it says so of none. */
  verifiedEmail: string | null;
};

export type Call<N extends CallableName> = {
  input: z.output<(typeof callables)[N]>;
  /** The site the request says it came from; only a hint until compared with a firm's domains. */
  origin: string | null;
  ip: string;
};

type Callable<T> = CallableFunction<unknown, Promise<T>>;

/** A callable that anybody may call. */
export function publicCallable<N extends CallableName, T>(
  name: N,
  handle: (call: Call<N>) => Promise<Outcome<T>>,
): Callable<T> {
  return refusingOddBodies(
    onCall(CALLABLE_OPTIONS, async (request) => settle(name, null, await attempt(name, request, handle))),
  );
}

/** A callable for people with an Auth account; what they may do, the handler decides by their row. */
export function signedInCallable<N extends CallableName, T>(
  name: N,
  handle: (call: Call<N> & { caller: Caller }) => Promise<Outcome<T>>,
): Callable<T> {
  const callable = onCall(CALLABLE_OPTIONS, async (request) => {
    const caller = callerOf(request);
    if (caller === null) return settle<T>(name, null, refused('unauthenticated'));
    return settle(
      name,
      caller,
      await attempt(name, request, async (call) => {
        const refusal = await refusalOfSession(caller);
        return refusal === null ? handle({ ...call, caller }) : refused(refusal);
      }),
    );
  });
  return refusingOddBodies(callable);
}

/**
 * Before the SDK, which unpacks a body by recursion and only then calls us: one nested too deep would end as an
 * error without a kind.
 */
function refusingOddBodies<C extends CallableFunction<unknown, unknown>>(callable: C): C {
  return new Proxy(callable, {
    apply(target, self, [request, response]: Parameters<C>) {
      const body = bodyOf(request);
      if (body.length <= MAX_BODY_BYTES && nesting(body.toString('utf8')) <= MAX_NESTING)
        return Reflect.apply(target, self, [request, response]);
      const refusal = refusalError('invalid_input');
      response.status(refusal.httpErrorCode.status).json({ error: refusal.toJSON() });
    },
  });
}

async function attempt<N extends CallableName, T>(
  name: N,
  request: CallableRequest<unknown>,
  handle: (call: Call<N>) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const { headers, socket } = request.rawRequest;
  const parsed = callables[name].safeParse(request.data);
  if (!parsed.success) return refused('invalid_input');
  const forwarded = headers['x-forwarded-for'];
  return handle({
    // The schema was picked by this very name; TypeScript does not follow that through an index.
    input: parsed.data as Call<N>['input'],
    origin: parseOrigin(headers.origin)?.origin ?? null,
    ip: networkAddress(Array.isArray(forwarded) ? forwarded.at(-1) : forwarded, socket.remoteAddress),
  });
}

function callerOf(request: CallableRequest<unknown>): Caller | null {
  if (request.auth === undefined) return null;
  const { uid, token } = request.auth;
  return {
    uid,
    verifiedEmail: token.email_verified === true ? (token.email ?? null) : null,
    authTime: token.auth_time,
    hasFactor: token.firebase.sign_in_second_factor === 'totp',
  };
}

function settle<T>(name: CallableName, caller: Caller | null, outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value;
  logger.info('call refused', { callable: name, kind: outcome.reason, uid: caller?.uid ?? null });
  throw refusalError(outcome.reason);
}
