import { request as ask } from 'node:http';
import { PROJECT, REGION } from '../project.mjs';

/** Where the local backend answers for the functions of a plan's run. */
export const functionsAddress = (plan) => `http://localhost:${plan.functions}/${PROJECT}/${REGION}`;

/** Hands a request over to a function, path and all, as the host does, and its answer back as it comes. */
export function forwardToFunction(functions, functionId, request, response) {
  const { hostname, port, pathname } = new URL(functions);
  const forwarded = ask(
    {
      ...{ hostname, port, method: request.method },
      path: `${pathname}/${functionId}${request.url}`,
      headers: { ...request.headers, 'x-forwarded-host': request.headers.host },
    },
    (answer) => {
      response.writeHead(answer.statusCode, answer.headers);
      answer.pipe(response);
    },
  );
  forwarded.once('error', () => {
    response.statusCode = 502;
    response.end();
  });
  request.pipe(forwarded);
}
