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
  ReceiptText,
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
  /** A URL of its own that belongs to this entry, with those below it. */
  within?: string;
  /** What of it waits for somebody. */
  counts?: 'documents_to_check' | 'unread_threads' | 'late_tasks' | 'open_requests' | 'waiting_accounts';
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
  },
  { path: paths.admin.services, label: 'Serviços', hint: 'Serviços oferecidos', Icon: Briefcase },
  {
    path: paths.admin.obligations,
    label: 'Obrigações',
    hint: 'Calendário de obrigações',
    Icon: CalendarCheck,
  },
  { path: paths.admin.slips, label: 'Guias', hint: 'Guias a publicar', Icon: ReceiptText },
  {
    path: paths.admin.documents,
    within: paths.admin.asks,
    label: 'Documentos',
    hint: 'Documentos dos clientes',
    Icon: Files,
    counts: 'documents_to_check',
  },
  {
    path: paths.admin.messages,
    label: 'Mensagens',
    hint: 'Conversas com os clientes',
    Icon: MessagesSquare,
    counts: 'unread_threads',
  },
  {
    path: paths.admin.tasks,
    label: 'Tarefas',
    hint: 'O trabalho da equipe',
    Icon: ListChecks,
    counts: 'late_tasks',
  },
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
    counts: 'waiting_accounts',
  },
];
