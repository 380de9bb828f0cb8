import { Box } from '@chakra-ui/react';
import { useLocalAccount } from '#data/local/database-context.ts';
import { readMeta } from '#data/local/meta.ts';
import { useLocalQuery, valueOr } from '#data/live/use-local-query.ts';
import { chooseWholeFirm } from '#data/portfolio/portfolio.ts';
import { SwitchField } from '#ui/fields/switch-field.tsx';
import { toast } from '#ui/feedback/toast.ts';

/** Where the firm has its accountants' devices hold their own clients: this one may hold all the same the whole firm. */
export function PortfolioChoice() {
  const { db } = useLocalAccount();
  const found = useLocalQuery(
    (local) => Promise.all([readMeta(local, 'portfolio'), readMeta(local, 'own_row')]),
    [],
  );
  const [choice, row] = valueOr(found, [null, null]);
  if (choice?.is_on !== true || row?.role !== 'accountant') return null;
  const choose = (isPortfolio: boolean) =>
    chooseWholeFirm(db, !isPortfolio).catch(() =>
      toast({ kind: 'error', title: 'Não deu para guardar a escolha' }),
    );
  return (
    <Box mt="5">
      <SwitchField
        label="Só a minha carteira"
        help="Guarda neste aparelho os registros dos clientes de quem você é responsável. Sem isso, toda a firma."
        checked={choice.is_whole !== true}
        onChange={(event) => void choose(event.currentTarget.checked)}
      />
    </Box>
  );
}
