import { chakra } from '@chakra-ui/react';
import {
  brandColours,
  brandContrasts,
  FIRM_MARKS,
  type FirmFields,
  initials,
  PANEL_GROUNDS,
  readableColour,
} from '@portal/domain';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { FIRM_MARK_LABELS } from '#records/labels/firm-labels.ts';
import { Button } from '#ui/button.tsx';
import { firmMarkUrl } from '#ui/drawings/firm-mark.ts';
import { checkOnBlur } from '#ui/fields/check-on-blur.ts';
import { Field } from '#ui/fields/field.tsx';
import { Input, TextField } from '#ui/fields/text-field.tsx';
import { FIRM_FIELD_LABELS, type FirmFormValues, ratioText, readColour } from './firm-form.ts';

type BrandFieldsProps = {
  readonly form: UseFormReturn<FirmFormValues, unknown, FirmFields>;
  readonly isOnline: boolean;
};

/** What the system's own picker begins with: it has no way to show nothing. */
const NO_COLOUR = '#0e4b54';

/** How the firm looks to those who are signed in: what they call it, its tile, and its colour. */
export function BrandFields({ form, isOnline }: BrandFieldsProps) {
  const [name, typed] = useWatch({ control: form.control, name: ['name', 'colour'] });
  const { errors } = form.formState;
  const colour = readColour(typed);
  const choose = (next: string) =>
    form.setValue('colour', next.toUpperCase(), { shouldDirty: true, shouldValidate: true });
  return (
    <Frame>
      <chakra.legend textStyle="boxTitle" mb="1">
        Marca
      </chakra.legend>
      <chakra.p textStyle="meta" color="fg.muted">
        O que a equipe e os clientes veem ao entrar. O site não muda.
      </chakra.p>
      <TextField
        label={FIRM_FIELD_LABELS.short_name}
        help="Como as pessoas chamam o escritório. Vazio: o nome inteiro."
        readOnly={!isOnline}
        error={errors.short_name?.message}
        {...checkOnBlur(form, 'short_name')}
      />
      <fieldset>
        <chakra.legend textStyle="label" mb="2">
          {FIRM_FIELD_LABELS.mark}
        </chakra.legend>
        <Marks>
          {FIRM_MARKS.map((mark) => (
            <Mark key={mark}>
              <chakra.input
                type="radio"
                srOnly
                value={mark}
                disabled={!isOnline}
                {...form.register('mark')}
              />
              <img
                src={firmMarkUrl({ mark, colour, letters: initials(name) })}
                width={40}
                height={40}
                alt=""
              />
              {FIRM_MARK_LABELS[mark]}
            </Mark>
          ))}
        </Marks>
      </fieldset>
      <Field
        label={FIRM_FIELD_LABELS.colour}
        help="De botões e links. Vazio: a cor do portal."
        error={errors.colour?.message}
      >
        {(control) => (
          <chakra.div display="flex" gap="2">
            <Picker
              type="color"
              aria-label="Escolher a cor"
              value={(colour ?? NO_COLOUR).toLowerCase()}
              disabled={!isOnline}
              onChange={({ target }) => choose(target.value)}
            />
            <Input
              type="text"
              size="md"
              placeholder="#0E4B54"
              spellCheck={false}
              autoComplete="off"
              readOnly={!isOnline}
              {...checkOnBlur(form, 'colour')}
              {...control}
            />
          </chakra.div>
        )}
      </Field>
      {colour !== null && <Samples colour={colour} onTake={errors.colour === undefined ? null : choose} />}
    </Frame>
  );
}

type SamplesProps = {
  readonly colour: string;
  /** Where the colour is not taken as it is. */
  readonly onTake: ((colour: string) => void) | null;
};

const THEMES = { light: 'Tema claro', dark: 'Tema escuro' } as const;

/** How it reads in both themes; the dark one lightens it by itself. */
function Samples({ colour, onTake }: SamplesProps) {
  const near = readableColour(colour);
  const shades = brandColours(colour);
  return (
    <>
      <chakra.ul
        listStyleType="none"
        display="grid"
        gap="2"
        gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}
      >
        {brandContrasts(colour).map(({ theme, shade, onPanel, textOnIt }) => (
          <Sample key={theme} style={{ background: PANEL_GROUNDS[theme].panel, color: shade }}>
            <span>
              <b>{THEMES[theme]}</b> {ratioText(Math.min(onPanel, textOnIt))}
            </span>
            <SampleButton style={{ background: shade, color: shades[theme].contrast }}>Enviar</SampleButton>
          </Sample>
        ))}
      </chakra.ul>
      {onTake !== null && near !== colour && (
        <chakra.div>
          <Button variant="outline" size="sm" onClick={() => onTake(near)}>
            <chakra.span boxSize="4" borderRadius="sm" style={{ background: near }} aria-hidden />
            Usar {near}
          </Button>
        </chakra.div>
      )}
    </>
  );
}

const Frame = chakra('fieldset', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minWidth: '0',
    mt: '6',
    maxWidth: 'dialog',
  },
});

const Marks = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });

const Mark = chakra('label', {
  base: {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    gap: '1.5',
    minWidth: '76px',
    p: '2',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'md',
    textStyle: 'meta',
    cursor: 'pointer',
    '& img': { borderRadius: 'sm' },
    '&:has(:checked)': {
      bg: 'brand.subtle',
      borderColor: 'brand.solid',
      boxShadow: 'inset 0 0 0 1px var(--chakra-colors-brand-solid)',
      fontWeight: 'semibold',
    },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' },
  },
});

const Picker = chakra('input', {
  base: {
    flex: 'none',
    width: '56px',
    height: '44px',
    p: '1',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'control',
    cursor: 'pointer',
  },
});

const Sample = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    px: '3.5',
    py: '2.5',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'md',
    textStyle: 'secondary',
    fontVariantNumeric: 'tabular-nums',
  },
});

const SampleButton = chakra('span', {
  base: { px: '3', py: '1', borderRadius: 'control', fontWeight: 'semibold' },
});
