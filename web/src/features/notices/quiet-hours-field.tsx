import { chakra } from '@chakra-ui/react';
import { quietHoursOf } from '@portal/domain';
import { SelectField } from '#ui/fields/select-field.tsx';
import type { Preferences } from './preferences.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));

type QuietHoursFieldProps = {
  readonly shown: Preferences;
  readonly onChange: (patch: Partial<Preferences>) => void;
};

/** Both hours are kept together: those that were only shown are chosen with the other one. */
export function QuietHoursField({ shown, onChange }: QuietHoursFieldProps) {
  const { from, to } = quietHoursOf(shown);
  const isChosen = shown.quiet_from !== undefined || shown.quiet_to !== undefined;
  return (
    <chakra.div role="group" aria-labelledby="silencio" mt="3">
      <chakra.p id="silencio" textStyle="label">
        Silêncio
      </chakra.p>
      <chakra.p textStyle="meta" color="fg.muted" mb="2">
        {textOf(from, to, isChosen)}
      </chakra.p>
      <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gap="3">
        <SelectField
          label="Das"
          options={HOURS}
          value={String(from)}
          onChange={(event) => onChange({ quiet_from: Number(event.target.value), quiet_to: to })}
        />
        <SelectField
          label="Até as"
          options={HOURS}
          value={String(to)}
          onChange={(event) => onChange({ quiet_from: from, quiet_to: Number(event.target.value) })}
        />
      </chakra.div>
    </chakra.div>
  );
}

function textOf(from: number, to: number, isChosen: boolean): string {
  if (from === to) return 'Sem silêncio: os avisos chegam a qualquer hora.';
  const what = isChosen ? 'O aparelho não avisa e os e-mails esperam' : 'O aparelho não avisa';
  return `${what} nesse horário. O que for da segurança da conta chega sempre.`;
}
