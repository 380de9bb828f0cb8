import { chakra } from '@chakra-ui/react';
import { Check, Copy } from 'lucide-react';
import { Link } from 'react-router-dom';
import { type Begun, hideFirstSteps } from '#data/figures/beginning.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import { useKeptFirm } from '#session/firm/kept-firm.ts';
import { signUpAddress } from '#session/way-in/sign-up-address.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { copyText } from '#ui/copy-text.ts';
import { Card } from '#ui/display/card.tsx';
import { firstSteps, type FirstStep } from './first-steps.ts';

type FirstStepsCardProps = {
  readonly begun: Begun;
  /** A firm that already works may do without the rest. */
  readonly mayHide: boolean;
};

/** What a new firm does first, each ticked off by what is there; nothing once all of it is. */
export function FirstStepsCard({ begun, mayHide }: FirstStepsCardProps) {
  const { db } = useLocalAccount();
  const firm = useKeptFirm();
  const steps = firstSteps(begun, firm);
  const done = steps.filter(({ isDone }) => isDone === true).length;
  const next = steps.find(({ isDone }) => isDone === false);
  // What nobody knows yet is no reason to ask for it.
  if (next === undefined) return null;
  return (
    <Card padding="none" aria-labelledby="primeiros-passos" overflow="hidden">
      <Head>
        <div>
          <chakra.h2 id="primeiros-passos" textStyle="boxTitle">
            Primeiros passos
          </chakra.h2>
          <chakra.p textStyle="meta" color="fg.muted" mt="1" role="status">
            {done} de {steps.length} prontos
          </chakra.p>
        </div>
        {mayHide && (
          <Button variant="ghost" size="sm" onClick={() => void hideFirstSteps(db).catch(() => undefined)}>
            Não mostrar mais
          </Button>
        )}
      </Head>
      <Bar aria-hidden>
        <chakra.span style={{ width: `${String((done / steps.length) * 100)}%` }} />
      </Bar>
      <chakra.ol listStyleType="none">
        {steps.map((step, index) => (
          <Step key={step.name} step={step} number={index + 1} isNext={step === next}>
            {step.name === 'people' && <SignUpAddress address={signUpAddress(firm)} />}
          </Step>
        ))}
      </chakra.ol>
    </Card>
  );
}

type StepProps = {
  readonly step: FirstStep;
  readonly number: number;
  readonly isNext: boolean;
  readonly children: React.ReactNode;
};

function Step({ step: { title, text, to, action, isDone }, number, isNext, children }: StepProps) {
  return (
    <Line data-done={isDone === true || undefined}>
      <Tick data-done={isDone === true || undefined} aria-hidden>
        {isDone === true ? <Check size={16} strokeWidth={2.5} /> : number}
      </Tick>
      <chakra.div minWidth="0">
        <chakra.h3 textStyle="secondary" fontWeight="semibold">
          {title}
          {isDone === true && <chakra.span srOnly>: pronto</chakra.span>}
        </chakra.h3>
        {isDone !== true && (
          <chakra.div textStyle="meta" color="fg.muted" mt="0.5">
            {text}
            {children}
          </chakra.div>
        )}
      </chakra.div>
      {isDone === false && (
        <Button asChild size="sm" variant={isNext ? 'solid' : 'outline'}>
          <Link to={to}>{action}</Link>
        </Button>
      )}
    </Line>
  );
}

function SignUpAddress({ address }: { readonly address: string }) {
  return (
    <chakra.div display="flex" alignItems="center" gap="1" mt="1">
      <chakra.span color="fg" fontWeight="medium" overflowWrap="anywhere">
        {address}
      </chakra.span>
      <IconButton
        label="Copiar o endereço de cadastro"
        onClick={() => void copyText(address, 'Endereço copiado')}
      >
        <Copy size={16} strokeWidth={1.75} aria-hidden />
      </IconButton>
    </chakra.div>
  );
}

const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: '3',
    px: '4.5',
    pt: '3.5',
    pb: '3',
  },
});

const Bar = chakra('div', {
  base: {
    height: '3px',
    bg: 'bg.muted',
    '& > span': {
      display: 'block',
      height: 'full',
      bg: 'brand.solid',
      transition: 'width 280ms {easings.in}',
    },
  },
});

const Line = chakra('li', {
  base: {
    display: 'grid',
    // What one does is below its words on the phone, beside them elsewhere.
    gridTemplateColumns: { base: 'auto minmax(0, 1fr)', md: 'auto minmax(0, 1fr) auto' },
    alignItems: 'center',
    gap: '3',
    px: '4.5',
    py: '3',
    '& > a': { gridColumn: { base: '2', md: '3' }, justifySelf: { base: 'start', md: 'end' } },
    '& + &': { borderTopWidth: '1px', borderColor: 'border' },
    '&[data-done]': { color: 'fg.muted' },
  },
});

const Tick = chakra('span', {
  base: {
    flex: 'none',
    alignSelf: 'flex-start',
    display: 'grid',
    placeItems: 'center',
    boxSize: '7',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'full',
    textStyle: 'meta',
    fontWeight: 'semibold',
    color: 'fg.muted',
    '&[data-done]': { bg: 'brand.solid', borderColor: 'brand.solid', color: 'brand.contrast' },
  },
});
