import { HorizonDrawing } from '../closed/horizon-drawing.tsx';
import { Button } from '#ui/button.tsx';
import { chakra } from '@chakra-ui/react';
import { FactorSetUp } from './factor-set-up.tsx';
import { Lead } from '../form-layout.tsx';
import { StatusFrame } from '../closed/status-frame.tsx';

type FactorScreenProps = {
  readonly onDone: () => void;
  readonly onSignOut: () => void;
};

/** Before anything else: the firm demands a second factor and this session has none. */
export function FactorScreen({ onDone, onSignOut }: FactorScreenProps) {
  return (
    <StatusFrame
      drawing={<HorizonDrawing />}
      title="Configure o segundo fator"
      actions={
        <Button variant="outline" onClick={onSignOut}>
          Sair
        </Button>
      }
    >
      <Lead>
        O escritório exige, além da senha, um código do seu celular. Leva dois minutos. O que está guardado
        neste aparelho continua aqui.
      </Lead>
      <chakra.div mt="6">
        <FactorSetUp onDone={onDone} />
      </chakra.div>
    </StatusFrame>
  );
}
