import { readdirSync, readFileSync } from 'node:fs';
import { inRoot } from '#scripts/paths.mjs';

const FOLDER = 'scripts/lib/deploy/alerts';

/** The policies beside this deployment, `{file, displayName}`. */
const WANTED = readdirSync(inRoot(FOLDER))
  .filter((name) => name.endsWith('.json'))
  .map((name) => {
    const file = `${FOLDER}/${name}`;
    return { file, displayName: JSON.parse(readFileSync(inRoot(file), 'utf8')).displayName };
  });

/** https://cloud.google.com/monitoring/api/ref_v3/rest/v3/projects.alertPolicies */
export const alertSubject = {
  read: ({ google, project }) =>
    google.list('monitoring', `v3/projects/${project}/alertPolicies?pageSize=500`, 'alertPolicies'),
  checks: WANTED.map(({ file, displayName }) => ({
    name: `Alert: ${displayName.replace('Portal: ', '')}`,
    judge: (policies) => {
      const policy = policies.find((one) => one.displayName === displayName);
      if (policy === undefined) return 'is not set up';
      if (policy.enabled === false) return 'is switched off';
      return (policy.notificationChannels ?? []).length > 0 ? null : 'tells nobody';
    },
    mend: ({ project }, policies) => {
      const policy = policies.find((one) => one.displayName === displayName);
      if (policy === undefined)
        return `gcloud monitoring policies create --policy-from-file=${file} --notification-channels=<channel> --project=${project}`;
      const change = policy.enabled === false ? '--enabled' : '--add-notification-channels=<channel>';
      return `gcloud monitoring policies update ${policy.name} ${change} --project=${project}`;
    },
  })),
};
