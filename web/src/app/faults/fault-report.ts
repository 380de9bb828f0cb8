import { type FaultReport, scrub } from '@portal/domain';

const MOST_PLACES = 5;
/** Ids are random letters and digits, or a number. */
const ID = /^(?=.*\d)[\w-]{8,}$|^\w{16,}$|^\d+$/;

/** What is told of a fault; null for what is none: a thing that was called off, or a server out of reach. */
export function faultReport(error: unknown, pathname: string): FaultReport | null {
  if (!(error instanceof Error) || error.name === 'AbortError' || isConnection(error)) return null;
  return {
    name: /^[\w$]{1,60}$/.test(error.name) ? error.name : 'Error',
    message: scrub(error.message),
    places: placesOf(error.stack ?? ''),
    page: pageOf(pathname),
  };
}

/** One fault of one build is one fault, however often it is seen. */
export const signatureOf = ({ name, places: [place = ''], message }: FaultReport) =>
  `${name} ${place === '' ? message : place}`;

/** Each browser has words of its own for it. */
const isConnection = ({ message }: Error) =>
  /failed to fetch|networkerror|load failed|dynamically imported module/i.test(message);

const placesOf = (stack: string) =>
  (stack.match(/\/assets\/[\w-]+\.js:\d+:\d+/g) ?? []).slice(0, MOST_PLACES);

function pageOf(pathname: string): string {
  const parts = pathname.split('/').map((part) => (ID.test(part) ? ':id' : part.replaceAll(/[^\w-]/g, '')));
  return parts.join('/').slice(0, 200) || '/';
}
