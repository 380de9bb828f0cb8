/** Where notices lead; the same addresses as in the app. */
export const links = {
  chat: (clientId: string) => `/client-portal?aba=chat&empresa=${clientId}`,
  documents: (clientId: string) => `/client-portal?empresa=${clientId}`,
  month: (clientId: string) => `/client-portal/month?empresa=${clientId}`,
  asked: (clientId: string) => `/client-portal/asked?empresa=${clientId}`,
  request: (clientId: string, id: string) => `/client-portal/requests/${id}?empresa=${clientId}`,
  devices: (isClient: boolean) => (isClient ? '/client-portal/me' : '/admin/settings?aba=seguranca'),
  access: (isClient: boolean) => (isClient ? '/client-portal/me' : '/admin/settings'),
  officeChat: (clientId: string) => `/admin/messages?cliente=${clientId}`,
  officeRequest: (id: string) => `/admin/requests/${id}`,
  officeDocuments: '/admin/documents',
  officeInvitations: (clientId: string) => `/admin/clients/${clientId}?secao=usuarios`,
  signUps: '/admin/settings?aba=sistema',
} as const;
