/** Every URL of the product, once. */
export const paths = {
  home: '/',
  about: '/quem-somos',
  services: '/servicos',
  contact: '/contato',
  blog: '/blog',
  feed: '/rss.xml',
  privacy: '/privacidade',
  terms: '/termos',
  lgpd: '/lgpd',
  offline: '/sem-conexao',
  auth: '/auth',
  resetPassword: '/reset-password',
  clientPortal: '/client-portal',
  clientPortalRequests: '/client-portal/requests',
  clientPortalNewRequest: '/client-portal/requests/new',
  clientPortalMe: '/client-portal/me',
  sync: '/sync',
  admin: {
    dashboard: '/admin',
    clients: '/admin/clients',
    importClients: '/admin/clients/import',
    services: '/admin/services',
    obligations: '/admin/obligations',
    documents: '/admin/documents',
    messages: '/admin/messages',
    tasks: '/admin/tasks',
    requests: '/admin/requests',
    reports: '/admin/reports',
    notes: '/admin/notes',
    settings: '/admin/settings',
    audit: '/admin/audit',
  },
} as const;

/** What app.html answers for; every other URL is a prerendered page. */
export const appRoots = [
  paths.auth,
  paths.resetPassword,
  paths.clientPortal,
  paths.sync,
  paths.admin.dashboard,
] as const;
