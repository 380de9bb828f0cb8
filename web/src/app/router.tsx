import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { PageSpinner } from '#ui/feedback/spinner.tsx';
import { AppErrorScreen, ScreenError } from './frame/app-error-screen.tsx';
import { RootLayout } from './frame/root-layout.tsx';
import type { RouteHandle } from './frame/use-document-title.ts';
import { AreaGuard } from './gates/area-guard.tsx';
import { loadFirstScreen } from './startup/load-first-screen.ts';

/** The same for the portal and the panel. */
const notices: RouteObject = { handle: titled('Avisos'), lazy: () => import('./frame/notices.tsx') };

const portalRoutes: RouteObject[] = [
  // The portal's frame shows its tabs itself.
  { path: paths.clientPortal, handle: titled('Portal do Cliente'), element: null },
  {
    path: paths.clientPortalMonth,
    handle: titled('Este mês'),
    lazy: ofCompany(async () => (await import('./portal/month-screen.tsx')).PortalMonthScreen),
  },
  {
    path: paths.clientPortalAsked,
    handle: titled('Documentos pedidos'),
    lazy: ofCompany(async () => (await import('#features/asked/asked-screen.tsx')).AskedScreen),
  },
  {
    path: paths.clientPortalRequests,
    handle: titled('Solicitações'),
    lazy: ofCompany(
      async () => (await import('#features/requests/portal/requests-screen.tsx')).RequestsScreen,
    ),
  },
  {
    path: paths.clientPortalNewRequest,
    handle: titled('Nova Solicitação'),
    lazy: ofCompany(
      async () => (await import('#features/requests/new-request/new-request-screen.tsx')).NewRequestScreen,
    ),
  },
  {
    path: `${paths.clientPortalRequests}/:id`,
    handle: titled('Solicitação'),
    lazy: ofCompany(async () => (await import('#features/requests/portal/request-screen.tsx')).RequestScreen),
  },
  {
    path: paths.clientPortalMe,
    handle: titled('Meus dados'),
    lazy: async () => ({ Component: (await import('./portal/my-data-screen.tsx')).MyDataScreen }),
  },
  { path: paths.clientPortalNotices, ...notices },
  {
    path: `${paths.clientPortal}/*`,
    handle: titled('Página não encontrada'),
    lazy: async () => ({ Component: (await import('./frame/not-found-screen.tsx')).NotFoundScreen }),
  },
];

const adminRoutes: RouteObject[] = [
  {
    path: paths.admin.dashboard,
    handle: panel('Dashboard'),
    lazy: async () => ({
      Component: (await import('#features/dashboard/dashboard-screen.tsx')).DashboardScreen,
    }),
  },
  {
    path: paths.admin.clients,
    handle: panel('Clientes'),
    lazy: async () => ({
      Component: (await import('#features/clients/list/clients-screen.tsx')).ClientsScreen,
    }),
  },
  {
    path: paths.admin.importClients,
    handle: panel('Importar clientes'),
    lazy: async () => ({
      Component: (await import('#features/clients/import/import-screen.tsx')).ImportScreen,
    }),
  },
  {
    path: `${paths.admin.clients}/:id`,
    handle: panel('Cliente'),
    lazy: async () => ({ Component: (await import('./admin/client-screen.tsx')).ClientScreen }),
  },
  {
    path: paths.admin.services,
    handle: panel('Serviços'),
    lazy: async () => ({
      Component: (await import('#features/services/services-screen.tsx')).ServicesScreen,
    }),
  },
  {
    path: paths.admin.obligations,
    handle: panel('Obrigações'),
    lazy: async () => ({
      Component: (await import('#features/obligations/obligations-screen.tsx')).ObligationsScreen,
    }),
  },
  {
    path: paths.admin.month,
    handle: panel('Gerar o mês'),
    lazy: async () => ({ Component: (await import('#features/months/month-screen.tsx')).MonthScreen }),
  },
  {
    path: paths.admin.rules,
    handle: panel('Regras'),
    lazy: async () => ({ Component: (await import('#features/months/rules/rules-screen.tsx')).RulesScreen }),
  },
  {
    path: paths.admin.selic,
    handle: panel('Taxas Selic'),
    lazy: async () => ({ Component: (await import('#features/selic/selic-screen.tsx')).SelicScreen }),
  },
  {
    path: paths.admin.documents,
    handle: panel('Documentos'),
    lazy: async () => ({
      Component: (await import('#features/documents/office/admin-documents-screen.tsx')).AdminDocumentsScreen,
    }),
  },
  {
    path: paths.admin.asks,
    handle: panel('Modelos de pedido'),
    lazy: async () => ({
      Component: (await import('#features/asking/templates-screen.tsx')).TemplatesScreen,
    }),
  },
  {
    path: paths.admin.askMany,
    handle: panel('Pedir a vários clientes'),
    lazy: async () => ({ Component: (await import('#features/asking/ask-many-screen.tsx')).AskManyScreen }),
  },
  {
    path: paths.admin.slips,
    handle: panel('Guias'),
    lazy: async () => ({ Component: (await import('#features/slips/slips-screen.tsx')).SlipsScreen }),
  },
  {
    path: paths.admin.messages,
    handle: panel('Mensagens'),
    lazy: async () => ({
      Component: (await import('#features/messages/inbox/inbox-screen.tsx')).InboxScreen,
    }),
  },
  {
    path: paths.admin.tasks,
    handle: panel('Tarefas'),
    lazy: async () => ({ Component: (await import('#features/tasks/tasks-screen.tsx')).TasksScreen }),
  },
  {
    path: paths.admin.requests,
    handle: panel('Solicitações'),
    lazy: async () => ({
      Component: (await import('#features/requests/office/office-requests-screen.tsx')).OfficeRequestsScreen,
    }),
  },
  {
    path: `${paths.admin.requests}/:id`,
    handle: panel('Solicitação'),
    lazy: async () => ({
      Component: (await import('#features/requests/office/office-request-screen.tsx')).OfficeRequestScreen,
    }),
  },
  {
    path: paths.admin.reports,
    handle: panel('Relatórios'),
    lazy: async () => ({
      Component: (await import('#features/reports/reports-screen.tsx')).ReportsScreen,
    }),
  },
  {
    path: paths.admin.notes,
    handle: panel('Notas Internas'),
    lazy: async () => ({ Component: (await import('#features/notes/notes-screen.tsx')).NotesScreen }),
  },
  {
    path: paths.admin.settings,
    handle: panel('Configurações'),
    lazy: async () => ({ Component: (await import('./settings/settings-screen.tsx')).SettingsScreen }),
  },
  {
    path: paths.admin.audit,
    handle: panel('Auditoria'),
    lazy: async () => ({ Component: (await import('./settings/settings-screen.tsx')).SettingsScreen }),
  },
  { path: paths.admin.notices, ...notices },
  {
    path: `${paths.admin.dashboard}/*`,
    handle: panel('Página não encontrada'),
    lazy: async () => ({ Component: (await import('./frame/not-found-screen.tsx')).NotFoundScreen }),
  },
];

/** Each screen is code of its own, loaded when its URL is opened. */
export const router = createBrowserRouter([
  {
    Component: RootLayout,
    ErrorBoundary: AppErrorScreen,
    HydrateFallback: PageSpinner,
    children: [
      {
        // Itself, and where an invitation leads.
        path: `${paths.auth}/:part?`,
        handle: titled('Área de Acesso'),
        lazy: async () => ({ Component: (await import('./gates/auth-area.tsx')).AuthArea }),
      },
      {
        path: paths.resetPassword,
        handle: titled('Redefinir senha'),
        lazy: async () => ({
          Component: (await import('#features/account/password/reset-password-screen.tsx'))
            .ResetPasswordScreen,
        }),
      },
      {
        lazy: async () => ({ Component: (await import('./signed-in-area.tsx')).SignedInArea }),
        children: [
          {
            lazy: async () => {
              const [{ FrameByRole }] = await Promise.all([
                import('./frame/frame-by-role.tsx'),
                loadFirstScreen(),
              ]);
              return { Component: FrameByRole };
            },
            children: [
              { element: <AreaGuard area="portal" />, ErrorBoundary: ScreenError, children: portalRoutes },
              { element: <AreaGuard area="admin" />, ErrorBoundary: ScreenError, children: adminRoutes },
              {
                path: paths.sync,
                ErrorBoundary: ScreenError,
                handle: titled('Envio'),
                lazy: async () => ({
                  Component: (await import('#features/outbox/sync-screen.tsx')).SyncScreen,
                }),
              },
            ],
          },
        ],
      },
      {
        path: '*',
        handle: titled('Página não encontrada'),
        lazy: async () => ({ Component: (await import('./frame/not-found-screen.tsx')).NotFoundScreen }),
      },
    ],
  },
]);

/** A screen of the company that the portal shows. */
function ofCompany(load: () => Promise<ComponentType<{ clientId: string }>>) {
  return async () => {
    const [{ withCompany }, Screen] = await Promise.all([import('./portal/with-company.tsx'), load()]);
    return { Component: withCompany(Screen) };
  };
}

function titled(title: string): RouteHandle {
  return { title };
}

function panel(title: string): RouteHandle {
  return { title, area: 'Painel Administrativo' };
}
