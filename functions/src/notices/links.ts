import { portalPaths } from '@portal/domain';

/** Where notices lead; the same addresses as in the app. */
export const links = {
  ...portalPaths,
  devices: (isClient: boolean) => (isClient ? '/client-portal/me' : '/admin/settings?aba=seguranca'),
  access: (isClient: boolean) => (isClient ? '/client-portal/me' : '/admin/settings'),
  officeChat: (clientId: string) => `/admin/messages?cliente=${clientId}`,
  officeRequest: (id: string) => `/admin/requests/${id}`,
  officeTask: (id: string) => `/admin/tasks?abrir=${id}`,
  officeDocuments: '/admin/documents',
  officeInvitations: (clientId: string) => `/admin/clients/${clientId}?secao=usuarios`,
  signUps: '/admin/settings?aba=sistema',
} as const;
