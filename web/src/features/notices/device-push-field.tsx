import { chakra } from '@chakra-ui/react';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { SwitchField } from '#ui/fields/switch-field.tsx';
import { type DevicePush, useDevicePush } from './use-device-push.ts';

const LABEL = 'Avisar neste aparelho';

/** Why there is nothing to switch. */
const TEXTS: Record<Exclude<DevicePush['kind'], 'ready' | 'loading' | 'error'>, string> = {
  denied:
    'O navegador bloqueou os avisos deste site. Libere-os nas configurações do site, no próprio navegador, e volte aqui.',
  needs_install:
    'No iPhone e no iPad os avisos só chegam no portal instalado: toque em Compartilhar, depois em Adicionar à Tela de Início, e abra-o por lá.',
  unable: 'Este navegador não recebe avisos. O e-mail cobre os mesmos.',
  not_set_up: 'O escritório ainda não configurou avisos no aparelho. O e-mail cobre os mesmos.',
  offline: 'Ligar ou desligar este aparelho precisa de conexão.',
};

/** The switch of this one device: the browser asks for a permission of its own, and only after a tap. */
export function DevicePushField() {
  const { state, isBusy, turnOn, turnOff, retry } = useDevicePush();
  switch (state.kind) {
    case 'loading':
      return <SwitchField label={LABEL} help="Verificando…" checked={false} disabled readOnly />;
    case 'ready':
      return (
        <SwitchField
          label={LABEL}
          help={state.isOn ? 'Ligado aqui.' : 'O navegador vai pedir a sua permissão.'}
          checked={state.isOn}
          disabled={isBusy}
          onChange={(event) => void (event.target.checked ? turnOn(state.key) : turnOff())}
        />
      );
    case 'error':
      return (
        <Note kind="attention">
          <chakra.span flex="1">Não deu para verificar os avisos deste aparelho.</chakra.span>
          <Button variant="outline" size="sm" onClick={retry}>
            Tentar novamente
          </Button>
        </Note>
      );
    case 'denied':
    case 'needs_install':
    case 'unable':
    case 'not_set_up':
    case 'offline':
      return <Note kind="info">{TEXTS[state.kind]}</Note>;
  }
}
