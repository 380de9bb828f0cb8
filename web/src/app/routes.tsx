import type { RouteObject } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { lazyCode } from '#ui/lazy/lazy-code.ts';
import { AppErrorScreen, ScreenError } from './frame/app-error-screen.tsx';
import { AreaGuard } from './gates/area-guard.tsx';
import { FallenScreen } from './routing/fallen-screen.tsx';
import { inPanel, ofCompany, screen, titled, withCode } from './routing/screen-route.tsx';
import { loadFirstScreen } from './startup/load-first-screen.ts';

const notices = lazyCode(
  () => import('./frame/notices.tsx'),
  (module) => module.AreaNotices,
);

/** With what the first screen is made of and reads. */
const frameByRole = lazyCode(
  async () => (await Promise.all([import('./frame/frame-by-role.tsx'), loadFirstScreen()]))[0],
  (module) => module.FrameByRole,
);

const portalRoutes: RouteObject[] = [
  // The portal's frame shows its tabs itself.
  { path: paths.clientPortal, ...titled('Portal do Cliente') },
  ofCompany(
    paths.clientPortalMonth,
    'Este mês',
    () => import('./portal/month-screen.tsx'),
    (module) => module.PortalMonthScreen,
  ),
  ofCompany(
    paths.clientPortalAsked,
    'Documentos pedidos',
    () => import('#features/asked/asked-screen.tsx'),
    (module) => module.AskedScreen,
  ),
  ofCompany(
    paths.clientPortalRequests,
    'Solicitações',
    () => import('#features/requests/portal/requests-screen.tsx'),
    (module) => module.RequestsScreen,
  ),
  ofCompany(
    paths.clientPortalNewRequest,
    'Nova Solicitação',
    () => import('#features/requests/new-request/new-request-screen.tsx'),
    (module) => module.NewRequestScreen,
  ),
  ofCompany(
    `${paths.clientPortalRequests}/:id`,
    'Solicitação',
    () => import('#features/requests/portal/request-screen.tsx'),
    (module) => module.RequestScreen,
  ),
  screen(
    paths.clientPortalMe,
    'Meus dados',
    () => import('./portal/my-data-screen.tsx'),
    (module) => module.MyDataScreen,
  ),
  { path: paths.clientPortalNotices, ...withCode(notices, { title: 'Avisos' }) },
  screen(
    `${paths.clientPortal}/*`,
    'Página não encontrada',
    () => import('./frame/not-found-screen.tsx'),
    (module) => module.NotFoundScreen,
  ),
];

const adminRoutes: RouteObject[] = [
  inPanel(
    paths.admin.dashboard,
    'Dashboard',
    () => import('#features/dashboard/dashboard-screen.tsx'),
    (module) => module.DashboardScreen,
  ),
  inPanel(
    paths.admin.clients,
    'Clientes',
    () => import('#features/clients/list/clients-screen.tsx'),
    (module) => module.ClientsScreen,
  ),
  inPanel(
    paths.admin.importClients,
    'Importar clientes',
    () => import('#features/clients/import/import-screen.tsx'),
    (module) => module.ImportScreen,
  ),
  inPanel(
    `${paths.admin.clients}/:id`,
    'Cliente',
    () => import('./admin/client-screen.tsx'),
    (module) => module.ClientScreen,
  ),
  inPanel(
    paths.admin.services,
    'Serviços',
    () => import('#features/services/services-screen.tsx'),
    (module) => module.ServicesScreen,
  ),
  inPanel(
    paths.admin.obligations,
    'Obrigações',
    () => import('#features/obligations/obligations-screen.tsx'),
    (module) => module.ObligationsScreen,
  ),
  inPanel(
    paths.admin.month,
    'Gerar o mês',
    () => import('#features/months/month-screen.tsx'),
    (module) => module.MonthScreen,
  ),
  inPanel(
    paths.admin.rules,
    'Regras',
    () => import('#features/months/rules/rules-screen.tsx'),
    (module) => module.RulesScreen,
  ),
  inPanel(
    paths.admin.selic,
    'Taxas Selic',
    () => import('#features/selic/selic-screen.tsx'),
    (module) => module.SelicScreen,
  ),
  inPanel(
    paths.admin.documents,
    'Documentos',
    () => import('#features/documents/office/admin-documents-screen.tsx'),
    (module) => module.AdminDocumentsScreen,
  ),
  inPanel(
    paths.admin.asks,
    'Modelos de pedido',
    () => import('#features/asking/templates-screen.tsx'),
    (module) => module.TemplatesScreen,
  ),
  inPanel(
    paths.admin.askMany,
    'Pedir a vários clientes',
    () => import('#features/asking/ask-many-screen.tsx'),
    (module) => module.AskManyScreen,
  ),
  inPanel(
    paths.admin.slips,
    'Guias',
    () => import('#features/slips/slips-screen.tsx'),
    (module) => module.SlipsScreen,
  ),
  inPanel(
    paths.admin.messages,
    'Mensagens',
    () => import('#features/messages/inbox/inbox-screen.tsx'),
    (module) => module.InboxScreen,
  ),
  inPanel(
    paths.admin.tasks,
    'Tarefas',
    () => import('#features/tasks/tasks-screen.tsx'),
    (module) => module.TasksScreen,
  ),
  inPanel(
    paths.admin.requests,
    'Solicitações',
    () => import('#features/requests/office/office-requests-screen.tsx'),
    (module) => module.OfficeRequestsScreen,
  ),
  inPanel(
    `${paths.admin.requests}/:id`,
    'Solicitação',
    () => import('#features/requests/office/office-request-screen.tsx'),
    (module) => module.OfficeRequestScreen,
  ),
  inPanel(
    paths.admin.reports,
    'Relatórios',
    () => import('#features/reports/reports-screen.tsx'),
    (module) => module.ReportsScreen,
  ),
  inPanel(
    paths.admin.notes,
    'Notas Internas',
    () => import('#features/notes/notes-screen.tsx'),
    (module) => module.NotesScreen,
  ),
  inPanel(
    paths.admin.settings,
    'Configurações',
    () => import('./settings/settings-screen.tsx'),
    (module) => module.SettingsScreen,
  ),
  inPanel(
    paths.admin.audit,
    'Auditoria',
    () => import('./settings/settings-screen.tsx'),
    (module) => module.SettingsScreen,
  ),
  { path: paths.admin.notices, ...withCode(notices, { title: 'Avisos' }) },
  inPanel(
    `${paths.admin.dashboard}/*`,
    'Página não encontrada',
    () => import('./frame/not-found-screen.tsx'),
    (module) => module.NotFoundScreen,
  ),
];

/** Each screen is code of its own, loaded when its URL is opened. */
export const routes: RouteObject[] = [
  {
    element: <FallenScreen instead={AppErrorScreen} />,
    children: [
      // Itself, and where an invitation leads.
      screen(
        `${paths.auth}/:part?`,
        'Área de Acesso',
        () => import('./gates/auth-area.tsx'),
        (module) => module.AuthArea,
      ),
      screen(
        paths.resetPassword,
        'Redefinir senha',
        () => import('#features/account/password/reset-password-screen.tsx'),
        (module) => module.ResetPasswordScreen,
      ),
      {
        ...withCode(
          lazyCode(
            () => import('./signed-in-area.tsx'),
            (module) => module.SignedInArea,
          ),
        ),
        children: [
          {
            ...withCode(frameByRole),
            children: [
              {
                element: <FallenScreen instead={ScreenError} />,
                children: [
                  { element: <AreaGuard area="portal" />, children: portalRoutes },
                  { element: <AreaGuard area="admin" />, children: adminRoutes },
                  screen(
                    paths.sync,
                    'Envio',
                    () => import('#features/outbox/sync-screen.tsx'),
                    (module) => module.SyncScreen,
                  ),
                ],
              },
            ],
          },
        ],
      },
      screen(
        '*',
        'Página não encontrada',
        () => import('./frame/not-found-screen.tsx'),
        (module) => module.NotFoundScreen,
      ),
    ],
  },
];
