import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { covers } from './dev-server.mjs';
import { keptWhereThere, withEmulators, withProject } from './hosting.mjs';
import { hostingHandler } from './static-server.mjs';
import { inRoot } from '../paths.mjs';
import { REGION } from '../project.mjs';
import { portPlan } from '../ports/ports.mjs';
import { functionParameters, runConfiguration } from '../backend/run-directory.mjs';

const [firebase, local] = await Promise.all(
  ['firebase.json', 'firebase.emulator.json'].map(async (name) =>
    JSON.parse(await readFile(inRoot(name), 'utf8')),
  ),
);
const valuesOf = (name, rules = firebase.hosting.headers) =>
  rules.flatMap(({ headers }) => headers.filter(({ key }) => key === name).map(({ value }) => value));

describe('the headers of every response', () => {
  const [policy] = valuesOf('Content-Security-Policy');

  it.each([
    "default-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "worker-src 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ])('hold %s', (directive) => {
    expect(policy.split('; ')).toContain(directive);
  });

  it('let scripts of the site run and three known by their hashes, no other inline or evaluated one', () => {
    expect(policy).toMatch(/; script-src 'self'(?: 'sha256-[A-Za-z0-9+/]{43}='){3}; /);
    expect(policy).not.toContain('unsafe-eval');
  });

  it('name no local address', () => {
    expect(policy).not.toMatch(/localhost|127\.0\.0\.1|http:/);
  });

  it.each([
    ['Strict-Transport-Security', /^max-age=31536000; includeSubDomains$/],
    ['X-Content-Type-Options', /^nosniff$/],
    ['Referrer-Policy', /origin/],
    ['Permissions-Policy', /camera=\(self\), microphone=\(self\)/],
    ['Cross-Origin-Opener-Policy', /^same-origin$/],
  ])('set %s', (name, value) => {
    expect(firebase.hosting.headers.find(({ source }) => source === '**').headers).toContainEqual({
      key: name,
      value: expect.stringMatching(value),
    });
  });
});

describe('files that may be kept forever', () => {
  const rules = keptWhereThere(firebase.hosting.headers, ['app-a_B-1.js', 'site.css']);
  const keepersOf = (path) =>
    rules.filter(({ regex }) => regex !== undefined && new RegExp(regex, 'u').test(path));

  it('are those of the build', () => {
    const [rule] = keepersOf('/assets/app-a_B-1.js');
    expect(rule.headers).toEqual([{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }]);
    expect(keepersOf('/assets/site.css')).toEqual([rule]);
  });

  it.each(['/assets/gone.js', '/assets/app-a_B-1xjs', '/assets/app-a_B-1.js/x', '/x/assets/site.css'])(
    'are not %s',
    (path) => {
      expect(keepersOf(path)).toEqual([]);
      expect(rules.some(({ source }) => source?.startsWith('/assets'))).toBe(false);
    },
  );
});

describe('the policy', () => {
  const of = (rules) => valuesOf('Content-Security-Policy', rules);

  it('names no project in firebase.json, so that one tree serves staging and production', () => {
    expect(of(firebase.hosting.headers).join()).not.toMatch(/cloudfunctions|demo-portal|report-uri/);
  });

  it.each(['aurora-staging', 'aurora-live'])(
    'of %s lets its own functions be called, and no others',
    (project) => {
      const host = `https://${REGION}-${project}.cloudfunctions.net`;
      for (const policy of of(withProject(firebase.hosting.headers, project, REGION))) {
        expect(policy.match(/https:\/\/[\w.-]+cloudfunctions\.net/g)).toEqual([host, host]);
        expect(policy).toMatch(
          new RegExp(`connect-src [^;]* ${host};.*; report-uri ${host}/receivePolicyReport$`),
        );
      }
    },
  );
});

it.each(['functions/src/options.ts', 'web/src/config/env.ts'])('the region is that of %s', async (path) => {
  expect(await readFile(inRoot(path), 'utf8')).toContain(`const REGION = '${REGION}';`);
  expect(firebase.firestore.location).toBe(REGION);
});

describe('the local start', () => {
  it('adds its emulators to connect-src, has reports sent to them, and changes nothing else', () => {
    const [before] = valuesOf('Content-Security-Policy');
    const local = withEmulators(firebase.hosting.headers, portPlan(450));
    const [after] = valuesOf('Content-Security-Policy', local);
    const changed = after.split('; ').filter((directive) => !before.split('; ').includes(directive));
    expect(changed).toEqual([
      expect.stringMatching(/^connect-src 'self' /),
      'report-uri http://localhost:5451/demo-portal/southamerica-east1/receivePolicyReport',
    ]);
    for (const port of [9549, 8530, 9649, 5451]) expect(changed[0]).toContain(` http://localhost:${port}`);
  });

  it('stops at a policy that it could not widen', () => {
    const rules = [
      { source: '**', headers: [{ key: 'Content-Security-Policy', value: "default-src 'self'" }] },
    ];
    expect(() => withEmulators(rules, portPlan(450))).toThrow('no connect-src');
  });

  it('sends every app route to the app, also in the dev server', () => {
    const isApp = (path) =>
      firebase.hosting.rewrites.some(
        ({ source, destination }) => destination !== undefined && covers(source, path),
      );
    const routes = [
      '/auth',
      '/auth/invite',
      '/reset-password',
      '/client-portal',
      '/client-portal/requests',
      '/admin',
      '/admin/x',
      '/sync',
    ];
    expect(routes.filter((path) => !isApp(path))).toEqual([]);
    expect(['/', '/servicos', '/authx', '/administrador', '/src/app.tsx'].filter(isApp)).toEqual([]);
  });
});

describe('addresses of calendars', () => {
  it('are answered by their function, where functions are, and kept by no cache that others share', () => {
    const rule = firebase.hosting.rewrites.find(({ source }) => covers(source, '/calendario/x.ics'));
    expect(rule.function).toEqual({ functionId: 'calendarFeed', region: REGION });
    const { headers } = firebase.hosting.headers.find(({ source }) => source === rule.source);
    expect(headers).toContainEqual({ key: 'Cache-Control', value: 'private, no-cache' });
  });

  it('reach it by their whole path, and bring its answer back as it is', async () => {
    const asked = [];
    const functions = await serve((request, response) => {
      asked.push([request.method, request.url, request.headers['if-none-match']]);
      response.writeHead(304, { ETag: '"a"', 'Cache-Control': 'private, no-cache' }).end();
    });
    const { hosting } = firebase;
    const host = await serve(
      hostingHandler({ ...hosting, public: 'docs', functions: `${functions.address}/p/r` }),
    );
    const answer = await fetch(`${host.address}/calendario/x.ics?a=b`, {
      headers: { 'If-None-Match': '"a"' },
    });
    expect(asked).toEqual([['GET', '/p/r/calendarFeed/calendario/x.ics?a=b', '"a"']]);
    expect([answer.status, answer.headers.get('etag')]).toEqual([304, '"a"']);
    await functions.stop();
    expect((await fetch(`${host.address}/calendario/x.ics`)).status).toBe(502);
    await host.stop();
  });

  it('are nothing where no functions are', async () => {
    const host = await serve(hostingHandler({ ...firebase.hosting, public: 'docs' }));
    expect((await fetch(`${host.address}/calendario/x.ics`)).status).toBe(404);
    await host.stop();
  });
});

/** On a port that was free. */
async function serve(handler) {
  const server = createServer(handler);
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return { address: `http://127.0.0.1:${server.address().port}`, stop };
}

describe('the configuration of a run', () => {
  it('has the rules, indexes and functions that are deployed', () => {
    const { firestore, storage, functions } = firebase;
    expect(local.firestore).toEqual({ rules: firestore.rules, indexes: firestore.indexes });
    expect([local.storage, local.functions]).toEqual([storage, functions]);
  });

  it('moves every emulator and names nothing above its folder', () => {
    const configuration = runConfiguration(local, portPlan(450));
    expect(JSON.stringify(configuration)).not.toContain('..');
    expect(configuration.firestore).toEqual(local.firestore);
    expect(configuration.functions[0].source).toBe('functions');
    expect(configuration.emulators).toMatchObject({
      auth: { port: 9549 },
      ui: { enabled: true, port: 4450 },
    });
    expect(configuration).not.toHaveProperty('hosting');
  });

  it('tells the functions where mail goes and where the app is', () => {
    expect(functionParameters(portPlan(450)).split('\n')).toEqual(
      expect.arrayContaining(['SMTP_PORT=1475', 'APP_ORIGIN=http://localhost:5450']),
    );
  });
});
