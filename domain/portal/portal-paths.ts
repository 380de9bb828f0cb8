const ofCompany = (clientId: string) => `empresa=${encodeURIComponent(clientId)}`;

/** Addresses in the portal of one company, as notices, e-mail and WhatsApp lead there; the same as in the app. */
export const portalPaths = {
  chat: (clientId: string) => `/client-portal?aba=chat&${ofCompany(clientId)}`,
  documents: (clientId: string) => `/client-portal?${ofCompany(clientId)}`,
  obligations: (clientId: string) => `/client-portal?aba=obrigacoes&${ofCompany(clientId)}`,
  month: (clientId: string) => `/client-portal/month?${ofCompany(clientId)}`,
  asked: (clientId: string) => `/client-portal/asked?${ofCompany(clientId)}`,
  request: (clientId: string, id: string) => `/client-portal/requests/${id}?${ofCompany(clientId)}`,
} as const;
