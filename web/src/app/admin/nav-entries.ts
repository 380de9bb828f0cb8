import {
  Briefcase,
  Building2,
  CalendarCheck,
  ChartColumn,
  Files,
  Inbox,
  LayoutDashboard,
  ListChecks,
  type LucideIcon,
  MessagesSquare,
  NotebookPen,
  Settings,
} from 'lucide-react';
import { paths } from '#config/paths.ts';

export type NavEntry = {
  path: string;
  label: string;
  /** Said by the browser when the pointer rests on it. */
  hint: string;
  Icon: LucideIcon;
  /** The dashboard's URL is the beginning of all others. */
  isExact?: boolean;
  /** A URL of its own that belongs to this entry. */
  within?: string;
  counts?: 'clients' | 'pending_obligations' | 'unread_threads' | 'open_requests';
};

export const navEntries: readonly NavEntry[] = [
  {
    path: paths.admin.dashboard,
    label: 'Dashboard',
    hint: 'Visão geral do sistema',
    Icon: LayoutDashboard,
    isExact: true,
  },
  {
    path: paths.admin.clients,
    label: 'Clientes',
    hint: 'Clientes do escritório',
    Icon: Building2,
    counts: 'clients',
  },
  { path: paths.admin.services, label: 'Serviços', hint: 'Serviços oferecidos', Icon: Briefcase },
  {
    path: paths.admin.obligations,
    label: 'Obrigações',
    hint: 'Calendário de obrigações',
    Icon: CalendarCheck,
    counts: 'pending_obligations',
  },
  { path: paths.admin.documents, label: 'Documentos', hint: 'Documentos dos clientes', Icon: Files },
  {
    path: paths.admin.messages,
    label: 'Mensagens',
    hint: 'Conversas com os clientes',
    Icon: MessagesSquare,
    counts: 'unread_threads',
  },
  { path: paths.admin.tasks, label: 'Tarefas', hint: 'O trabalho da equipe', Icon: ListChecks },
  {
    path: paths.admin.requests,
    label: 'Solicitações',
    hint: 'O que os clientes pediram',
    Icon: Inbox,
    counts: 'open_requests',
  },
  { path: paths.admin.reports, label: 'Relatórios', hint: 'Relatórios do escritório', Icon: ChartColumn },
  { path: paths.admin.notes, label: 'Notas Internas', hint: 'Anotações da equipe', Icon: NotebookPen },
  {
    path: paths.admin.settings,
    within: paths.admin.audit,
    label: 'Configurações',
    hint: 'Perfil e sistema',
    Icon: Settings,
  },
];
