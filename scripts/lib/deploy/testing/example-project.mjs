/** Shapes of what the built functions say of themselves. */
export const EXAMPLE_MANIFEST = {
  endpoints: {
    sendQueuedMail: { region: ['southamerica-east1'] },
    stampLogin: { region: ['southamerica-east1'] },
  },
  params: [
    { name: 'SMTP_HOST', type: 'string' },
    { name: 'SMTP_PORT', type: 'int', default: 587 },
    { name: 'SMTP_USER', type: 'string', default: '' },
    { name: 'APP_ORIGIN', type: 'string' },
    { name: 'SMTP_PASSWORD', type: 'secret' },
  ],
};

export const EXAMPLE_PARAMETERS = {
  SMTP_HOST: 'smtp.example.com',
  SMTP_PORT: '587',
  SMTP_USER: 'portal',
  APP_ORIGIN: 'https://portal.example.com',
};

/** A release of hosting as a deployment leaves it, the message being `<version> <commit>`. */
export const exampleRelease = (project, version, message, more = {}) => ({
  type: 'DEPLOY',
  message,
  version: { name: `sites/${project}/versions/${version}`, status: 'FINALIZED' },
  ...more,
});

export const exampleWeb = (project) => ({
  VITE_FIREBASE_API_KEY: 'example-key',
  VITE_FIREBASE_AUTH_DOMAIN: `${project}.firebaseapp.com`,
  VITE_FIREBASE_PROJECT_ID: project,
  VITE_FIREBASE_STORAGE_BUCKET: `${project}.firebasestorage.app`,
  VITE_FIREBASE_MESSAGING_SENDER_ID: '1',
  VITE_FIREBASE_APP_ID: `1:1:web:${project}`,
});
