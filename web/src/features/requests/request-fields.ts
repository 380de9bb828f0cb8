import { z } from '@portal/domain';

/** The schema's and the rules' limit. */
export const MAX_DESCRIPTION = 5000;

export const requestFields = z.object({
  service_id: z.string().min(1, 'Escolha um serviço'),
  description: z
    .string()
    .trim()
    .min(1, 'Conte do que você precisa')
    .max(MAX_DESCRIPTION, 'O texto pode ter até 5.000 letras'),
});
