import { createContext, useContext } from 'react';

/** Why bytes could not be fetched: chosen on by kind. */
export class RemoteFileError extends Error {
  readonly kind: 'offline' | 'no_answer' | 'not_found' | 'forbidden' | 'unknown';
  constructor(kind: RemoteFileError['kind'], options?: ErrorOptions) {
    super(`remote file: ${kind}`, options);
    this.kind = kind;
  }
}

/**
 * Fetches the bytes of one storage path under the rules; throws RemoteFileError. The app provides it. 'once': for what nobody
 * waits for, a server that does not answer is asked no second time.
 */
export type FetchFile = (storagePath: string, tries?: 'once') => Promise<Blob>;

const FetchFileContext = createContext<FetchFile | null>(null);
export const FetchFileProvider = FetchFileContext.Provider;

export function useFetchFile(): FetchFile {
  const fetchFile = useContext(FetchFileContext);
  if (fetchFile === null) throw new Error('useFetchFile outside a signed-in screen');
  return fetchFile;
}
