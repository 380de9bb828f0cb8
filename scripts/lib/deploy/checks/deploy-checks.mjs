import { accessSubject } from './access-checks.mjs';
import { alertSubject } from './alert-checks.mjs';
import { appCheckSubject, artifactSubject } from './service-checks.mjs';
import { authSubject } from './auth-checks.mjs';
import { bucketSubject } from './bucket-checks.mjs';
import { databaseSubject, fieldSubject, indexSubject } from './firestore-checks.mjs';
import { minimumVersionSubject, versionSubject } from './version-checks.mjs';
import { parameterSubject, secretSubject } from './parameter-checks.mjs';
import { webBuildSubject, webVariableSubject } from './web-checks.mjs';

/** Everything that has gone wrong quietly in a deployment, or would. */
export const DEPLOY_CHECKS = [
  webVariableSubject,
  webBuildSubject,
  versionSubject,
  minimumVersionSubject,
  parameterSubject,
  secretSubject,
  databaseSubject,
  indexSubject,
  fieldSubject,
  bucketSubject,
  authSubject,
  accessSubject,
  appCheckSubject,
  artifactSubject,
  alertSubject,
];
