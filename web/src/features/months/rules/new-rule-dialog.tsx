import { chakra } from '@chakra-ui/react';
import { RULE_TEMPLATES, type RuleTemplate } from '@portal/domain';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';

type NewRuleDialogProps = {
  /** Null: blank. */
  onChoose: (template: RuleTemplate | null) => void;
  onClose: () => void;
};

/** What a rule of the firm's own begins with: states, cities and contracts decide the rest. */
export const NewRuleDialog = ({ onChoose, onClose }: NewRuleDialogProps) => (
  <Dialog
    isOpen
    title="Nova regra do escritório"
    onClose={onClose}
    footer={
      <Button variant="outline" onClick={onClose}>
        Cancelar
      </Button>
    }
  >
    <chakra.p color="fg.muted" mb="3" maxWidth="prose">
      Escolha um modelo ou comece em branco. Cidades e estados diferentes são regras diferentes: faça uma para
      cada.
    </chakra.p>
    <Templates aria-label="Modelos">
      {RULE_TEMPLATES.map((template) => (
        <li key={template.key}>
          <button type="button" onClick={() => onChoose(template)}>
            <strong>{template.title}</strong> <span>{template.hint}</span>
          </button>
        </li>
      ))}
      <li>
        <button type="button" onClick={() => onChoose(null)}>
          <strong>Em branco</strong> <span>Qualquer outra obrigação ou contrato.</span>
        </button>
      </li>
    </Templates>
  </Dialog>
);

const Templates = chakra('ul', {
  base: {
    display: 'grid',
    gap: '2',
    gridTemplateColumns: { base: '1fr', md: 'repeat(2, minmax(0, 1fr))' },
    '& button': {
      display: 'grid',
      alignContent: 'start',
      width: 'full',
      height: 'full',
      minHeight: '56px',
      px: '3.5',
      py: '2',
      textAlign: 'start',
      borderWidth: '1px',
      borderColor: 'border.emphasized',
      borderRadius: 'md',
      cursor: 'pointer',
      _hover: { bg: 'bg.subtle' },
    },
    '& strong': { fontWeight: 'semibold' },
    '& span': { textStyle: 'meta', color: 'fg.muted' },
  },
});
