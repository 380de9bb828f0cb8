/**
 * The content security policy demands trusted types and knows this one policy: no text becomes markup or code, and the
 * URL of a script or worker passes where it is of this origin. Browsers without trusted types have the rest of the
 * policy.
 */
export function trustOwnScripts({ trustedTypes }: TrustedTypesScope, origin: string): void {
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (new URL(address, origin).origin === origin ? address : null),
  });
}

/** What TypeScript's own library does not describe yet (https://w3c.github.io/trusted-types/dist/spec/). */
export type TrustedTypesScope = {
  trustedTypes?: {
    createPolicy: (name: string, rules: { createScriptURL: (address: string) => string | null }) => unknown;
  };
};
