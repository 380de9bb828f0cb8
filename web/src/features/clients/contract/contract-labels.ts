import { type ErasurePart, RETENTION } from '@portal/domain';

/** What goes together, in the words of the client's page. */
export const PART_LABELS: Record<ErasurePart, string> = {
  contract: 'Conversas, solicitações, anotações e tarefas',
  tax: 'Documentos e obrigações',
  client: 'Cadastro da empresa e acesso das pessoas',
};

export const PART_LAWS: Record<ErasurePart, string> = {
  contract: `Cinco anos depois do fim do contrato: ${RETENTION.contract.law}`,
  tax: `Cinco anos a contar do janeiro seguinte: ${RETENTION.tax.law}`,
  client: 'Por último, quando nada mais depende dele',
};
