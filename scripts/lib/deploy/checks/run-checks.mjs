import { ApiFailure } from '../google-apis.mjs';

/**
 * A subject is `{read, checks}`: `read(context)` asks for what its checks look at, and each check is
 * `{name, judge(found, context), mend(context, found)}`. `judge` says what is wrong, or null. What cannot be read is wrong
 * too: nothing is taken for right unseen, and their number is the same whatever the project answers.
 */
export async function runChecks(subjects, context) {
  return (await Promise.all(subjects.map((subject) => runSubject(subject, context)))).flat();
}

async function runSubject({ read, checks }, context) {
  const known = typeof checks === 'function' ? checks(context) : checks;
  let found;
  try {
    found = await read(context);
  } catch (error) {
    const wrong = `cannot be read: ${error.message}`;
    return known.map(({ name }) => ({ name, wrong, mend: wayIn(error, context) }));
  }
  return known.map(({ name, judge, mend }) => {
    const wrong = judge(found, context);
    return { name, wrong, mend: wrong === null ? null : mend(context, found) };
  });
}

/** What lets the next run read what this one could not. */
function wayIn(error, { project }) {
  if (!(error instanceof ApiFailure))
    return 'see whether this machine reaches googleapis.com, and run it again';
  if (error.status === 401) return 'gcloud auth application-default login';
  if (error.reason === 'SERVICE_DISABLED')
    return `gcloud services enable ${error.api}.googleapis.com --project=${project}`;
  if (error.status === 403)
    return `ask an owner of ${project} for roles/viewer and roles/serviceusage.serviceUsageConsumer`;
  return 'run it again; https://status.cloud.google.com says whether others wait too';
}
