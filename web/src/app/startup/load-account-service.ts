import type { AccountService } from '#session/account/account-service.ts';

let loading: Promise<AccountService> | null = null;

/**
 * The SDK's code, brought in when first needed; a failed attempt is forgotten, so that the next one can succeed. With it
 * comes what looks at sign-ins: asked for at the press of a button, it would be missed without a connection.
 */
export function loadAccountService(): Promise<AccountService> {
  loading ??= Promise.all([
    import('#firebase/calls/account-service.ts'),
    import('#app/session/watch-proofs.ts'),
  ]).then(
    ([{ createAccountService }]) => createAccountService(),
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

/** Whether the SDK is here, or on its way. */
export const isAccountServiceLoading = (): boolean => loading !== null;
