import { chakra } from '@chakra-ui/react';
import { PAYROLLS, type RuleCase, TAX_REGIMES } from '@portal/domain';
import { REGIME_LABELS } from '#records/labels/client-labels.ts';
import { PAYROLL_LABELS } from '#records/labels/law-labels.ts';
import { Button } from '#ui/button.tsx';
import { CheckBox } from '#ui/fields/check-box.tsx';

type CaseFieldsProps = {
  number: number;
  /** A person has no regime. */
  hasRegimes: boolean;
  value: RuleCase;
  /** Null: it goes. */
  onChange: (next: RuleCase | null) => void;
};

/** One case of who gets a rule: any of these regimes, with any of these payrolls. */
export function CaseFields({ number, hasRegimes, value, onChange }: CaseFieldsProps) {
  const { regimes, payrolls } = value;
  return (
    <Case>
      <legend>Caso {number}</legend>
      {hasRegimes && (
        <Choices role="group" aria-label={`Regimes do caso ${number}`}>
          {TAX_REGIMES.map((one) => (
            <CheckBox
              key={one}
              label={REGIME_LABELS[one]}
              checked={regimes.includes(one)}
              onChange={() => onChange({ payrolls, regimes: toggled(TAX_REGIMES, regimes, one) })}
            />
          ))}
        </Choices>
      )}
      <Choices role="group" aria-label={`Folha do caso ${number}`}>
        {PAYROLLS.map((one) => (
          <CheckBox
            key={one}
            label={PAYROLL_LABELS[one]}
            checked={payrolls.includes(one)}
            onChange={() => onChange({ regimes, payrolls: toggled(PAYROLLS, payrolls, one) })}
          />
        ))}
      </Choices>
      <chakra.p textStyle="meta" color="fg.muted">
        Nada marcado em uma linha: qualquer um serve.
      </chakra.p>
      <Button size="sm" variant="ghost" justifySelf="start" onClick={() => onChange(null)}>
        Tirar o caso {number}
      </Button>
    </Case>
  );
}

/** In the order of all there are: the same case is the same text. */
const toggled = <T extends string>(all: readonly T[], chosen: readonly T[], one: T): T[] =>
  all.filter((other) => chosen.includes(other) !== (other === one));

const Case = chakra('fieldset', {
  base: {
    display: 'grid',
    gap: '1',
    minWidth: '0',
    px: '3.5',
    pb: '2',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'md',
    '& legend': { textStyle: 'label', px: '1' },
  },
});

const Choices = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '4' } });
