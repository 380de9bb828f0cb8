/** A chosen file that is to be sent, and to which company: null for 'Geral'. */
export type SettledFile = { file: File; client_id: string | null };
