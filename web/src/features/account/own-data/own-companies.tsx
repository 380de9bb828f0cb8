import { Box, chakra } from '@chakra-ui/react';
import { formatTaxId } from '@portal/domain';
import { ownCompanies } from '#data/clients/companies.ts';
import { useLocalRead } from '#data/live/use-local-query.ts';
import { CLIENT_STATUS_LABELS, REGIME_LABELS } from '#records/labels/client-labels.ts';
import { StatusPill } from '#ui/display/status-pill.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';

/** What the firm registered of the companies that this account sees. */
export function OwnCompanies() {
  const companies = useLocalRead(ownCompanies);
  switch (companies.kind) {
    case 'loading':
      return <SkeletonRows rows={1} />;
    case 'error':
      return (
        <ErrorState
          title="Não deu para carregar as empresas"
          text="O que já estava no aparelho continua aqui."
          onRetry={companies.retry}
        />
      );
    case 'ready':
      break;
  }
  if (companies.value.length === 0) {
    return (
      <chakra.p textStyle="secondary" color="fg.muted">
        As empresas desta conta aparecem aqui assim que houver conexão.
      </chakra.p>
    );
  }
  return (
    <List aria-label="Empresas desta conta">
      {companies.value.map(({ id, corporate_name, cnpj_cpf, tax_regime, status }) => (
        <li key={id}>
          <Box display="flex" alignItems="flex-start" justifyContent="space-between" gap="3">
            <chakra.b fontWeight="semibold" minWidth="0" overflowWrap="anywhere">
              {corporate_name}
            </chakra.b>
            <StatusPill
              kind={status === 'active' ? 'ativo' : 'inativo'}
              text={CLIENT_STATUS_LABELS[status]}
            />
          </Box>
          <Box textStyle="meta" color="fg.muted" mt="0.5" fontVariantNumeric="tabular-nums">
            {formatTaxId(cnpj_cpf)}, {REGIME_LABELS[tax_regime]}
          </Box>
        </li>
      ))}
    </List>
  );
}

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    '& > li': { py: '3' },
    '& > li:first-of-type': { pt: '0' },
    '& > li:last-of-type': { pb: '0' },
    '& > li:not(:last-of-type)': { borderBottomWidth: '1px', borderColor: 'border' },
  },
});
