import { Box, chakra } from '@chakra-ui/react';
import { withoutLegalForm } from '@portal/domain';
import { Check, ChevronsUpDown } from 'lucide-react';
import { ownCompanies } from '#data/clients/companies.ts';
import { useLocalRead, valueOr } from '#data/live/use-local-query.ts';
import { Menu } from '#ui/menus/menu.tsx';

type CompanySwitcherProps = {
  clientId: string | null;
  onChange: (clientId: string) => void;
};

/** The company that the portal shows; a menu where the person has several. */
export function CompanySwitcher({ clientId, onChange }: CompanySwitcherProps) {
  const query = useLocalRead(ownCompanies);
  const companies = valueOr(query, []);
  const current = companies.find((company) => company.client_id === clientId);
  const name = current?.corporate_name ?? '';
  if (companies.length < 2) {
    return (
      <Box minWidth="0">
        <Name name={name} />
      </Box>
    );
  }
  return (
    <Menu
      placement="bottom-start"
      items={companies.map((company) => ({
        kind: 'action',
        id: company.client_id,
        label: company.corporate_name,
        icon: (
          <Box boxSize="16px">
            {company.client_id === clientId && <Check size={16} strokeWidth={1.75} aria-label="Atual" />}
          </Box>
        ),
        onSelect: () => onChange(company.client_id),
      }))}
      trigger={
        <Trigger type="button" aria-label={`Trocar de empresa. Atual: ${name}`}>
          <Name name={name} />
          <Box color="fg.subtle">
            <ChevronsUpDown size={16} strokeWidth={1.75} aria-hidden />
          </Box>
        </Trigger>
      }
    />
  );
}

function Name({ name }: { name: string }) {
  return (
    <Box minWidth="0" lineHeight="1.2" textAlign="start">
      <Box textStyle="meta" color="fg.muted" truncate>
        Portal do Cliente
      </Box>
      <Box fontWeight="semibold" fontSize="secondary" truncate>
        {withoutLegalForm(name)}
      </Box>
    </Box>
  );
}

const Trigger = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '44px',
    minWidth: '0',
    cursor: 'pointer',
    borderRadius: 'control',
  },
});
