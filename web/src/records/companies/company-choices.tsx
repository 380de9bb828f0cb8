import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { CheckBox } from '#ui/fields/check-box.tsx';
import { FieldNote } from '#ui/fields/field.tsx';

type CompanyChoicesProps = {
  readonly legend: string;
  readonly help?: string;
  readonly companies: readonly { id: string; name: string }[];
  readonly ids: readonly string[];
  readonly onChange: (ids: string[]) => void;
  readonly error?: string | undefined;
};

/** Some of a handful of companies. */
export function CompanyChoices({ legend, help, companies, ids, onChange, error }: CompanyChoicesProps) {
  const noteId = useId();
  const toggle = (id: string, isChosen: boolean) =>
    onChange(isChosen ? [...ids, id] : ids.filter((other) => other !== id));
  return (
    <fieldset aria-describedby={help === undefined && error === undefined ? undefined : noteId}>
      <chakra.legend textStyle="label" mb="1">
        {legend}
      </chakra.legend>
      {companies.map(({ id, name }) => (
        <CheckBox
          key={id}
          label={name}
          checked={ids.includes(id)}
          onChange={({ target }) => toggle(id, target.checked)}
        />
      ))}
      {(help !== undefined || error !== undefined) && <FieldNote id={noteId} error={error} help={help} />}
    </fieldset>
  );
}
