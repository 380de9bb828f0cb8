import { chakra } from '@chakra-ui/react';
import { type AppUser, formatInstantDate, formatInstantTime } from '@portal/domain';
import { CircleCheck, Mail, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { HalfDisc } from '#ui/drawings/half-disc.tsx';
import { Lead } from '../form-layout.tsx';
import { HorizonDrawing } from './horizon-drawing.tsx';
import { ResendVerification } from '../resend-verification.tsx';
import { StatusFrame } from './status-frame.tsx';

type WaitingScreenProps = {
  readonly user: Pick<AppUser, 'auth_uid' | 'email' | 'email_verified' | 'created_at'>;
  readonly onCheck: () => void;
  readonly onSignOut: () => void;
};

/** Turns into the portal or the panel by itself: the app watches the account's row. */
export function WaitingScreen({ user, onCheck, onSignOut }: WaitingScreenProps) {
  return (
    <StatusFrame
      drawing={<HorizonDrawing />}
      title="Conta Pendente de Aprovação"
      actions={
        <>
          <Button onClick={onCheck}>
            <RefreshCw size={16} strokeWidth={1.75} aria-hidden />
            Verificar agora
          </Button>
          <Button variant="outline" onClick={onSignOut}>
            Sair
          </Button>
        </>
      }
    >
      <Lead>
        Sua conta foi criada, mas um administrador precisa aprová-la antes do primeiro acesso. Você receberá
        um e-mail em{' '}
        <chakra.b color="fg" fontWeight="semibold" overflowWrap="anywhere">
          {user.email}
        </chakra.b>{' '}
        quando ela for ativada.
      </Lead>
      <Steps>
        <Step
          icon={<CircleCheck size={20} aria-hidden />}
          color="status.concluida.line"
          title="Conta criada"
          detail={`${formatInstantDate(user.created_at)} às ${formatInstantTime(user.created_at)}`}
        />
        <Step
          icon={<HalfDisc size={20} aria-hidden />}
          color="status.andamento.line"
          title="Aprovação do administrador"
          detail="Costuma levar até 2 horas úteis"
        />
        <Step
          icon={<Mail size={20} aria-hidden />}
          color="fg.subtle"
          title="E-mail de ativação"
          detail="Com o link para entrar"
        />
      </Steps>
      {!user.email_verified && <ResendVerification userId={user.auth_uid} />}
    </StatusFrame>
  );
}

const Steps = chakra('ol', {
  base: { listStyle: 'none', mt: '26px', borderTopWidth: '1px', borderColor: 'border' },
});

const StepRow = chakra('li', {
  base: { display: 'flex', gap: '3.5', py: '3.5', borderBottomWidth: '1px', borderColor: 'border' },
});

type StepProps = {
  readonly icon: ReactNode;
  readonly color: string;
  readonly title: string;
  readonly detail: string;
};

function Step({ icon, color, title, detail }: StepProps) {
  return (
    <StepRow>
      <chakra.span color={color} mt="0.5">
        {icon}
      </chakra.span>
      <span>
        <b style={{ fontWeight: 600 }}>{title}</b>
        <chakra.small display="block" fontSize="sm" color="fg.muted">
          {detail}
        </chakra.small>
      </span>
    </StepRow>
  );
}
