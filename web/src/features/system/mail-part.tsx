import { chakra } from '@chakra-ui/react';
import { type FailedMail, formatInstantDate, type SystemState, waitsTooLong } from '@portal/domain';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { mailKindText, mailProblemText } from './mail-words.ts';
import { ReturnedPart } from './returned-part.tsx';
import { Line, Lines, Meta, SystemPart } from './system-part.tsx';
import { waitingMailText, whenText } from './system-words.ts';
import { useFailedMail } from './use-failed-mail.ts';

type MailPartProps = {
  readonly state: SystemState;
  /** The server has just told so. */
  readonly isNow: boolean;
  readonly isOnline: boolean;
  readonly onDone: () => void;
};

export function MailPart({ state: { mail, at }, isNow, isOnline, onDone }: MailPartProps) {
  const { busyId, resend, dismiss } = useFailedMail(onDone);
  const [dismissing, setDismissing] = useState<FailedMail | null>(null);
  const waiting = waitingMailText(mail, isNow, new Date());
  return (
    <SystemPart title="E-mails">
      {mail.since !== null && waitsTooLong(mail.since, at) ? (
        <Note kind="attention">
          {waiting} {mail.problem !== null && mailProblemText(mail.problem)}
        </Note>
      ) : (
        <p>{waiting}</p>
      )}
      {mail.failed.length === 0 ? (
        <p>{isNow ? 'Nenhum e-mail falhou.' : 'Nenhum e-mail tinha falhado.'}</p>
      ) : (
        <>
          <p>
            Estes e-mails não chegaram, e o portal parou de tentar. Depois de 30 dias são esquecidos, com o
            endereço.
          </p>
          <Lines aria-label="E-mails que falharam">
            {mail.failed.map((one) => (
              <FailedLine
                key={one.id}
                mail={one}
                mayAct={isOnline && busyId === null}
                isBusy={busyId === one.id}
                onResend={() => void resend(one)}
                onDismiss={() => setDismissing(one)}
              />
            ))}
          </Lines>
          {mail.is_more_failed === true && (
            <p>Há outros que falharam: aparecem aqui depois que estes saírem da lista.</p>
          )}
        </>
      )}
      <ReturnedPart addresses={mail.returned ?? []} />
      <ConfirmDialog
        isOpen={dismissing !== null}
        title="Dispensar este e-mail?"
        confirmLabel="Dispensar"
        isBusy={busyId !== null}
        onCancel={() => setDismissing(null)}
        onConfirm={() => {
          if (dismissing !== null) void dismiss(dismissing).then(() => setDismissing(null));
        }}
      >
        {dismissing !== null && `${mailKindText(dismissing.kind)}, para ${dismissing.to}. `}
        Ele não é mais enviado, e o endereço é apagado desta lista.
      </ConfirmDialog>
    </SystemPart>
  );
}

type FailedLineProps = {
  readonly mail: FailedMail;
  readonly mayAct: boolean;
  readonly isBusy: boolean;
  readonly onResend: () => void;
  readonly onDismiss: () => void;
};

function FailedLine({ mail, mayAct, isBusy, onResend, onDismiss }: FailedLineProps) {
  return (
    <Line>
      <div>
        <chakra.b fontWeight="semibold">{mailKindText(mail.kind)}</chakra.b>
        <div>{mail.to}</div>
        <Meta>
          Falhou {whenText(mail.failed_at, new Date())}. {mailProblemText(mail.reason)} Fica aqui até{' '}
          {formatInstantDate(mail.until)}.
        </Meta>
      </div>
      <Buttons>
        <Button
          size="sm"
          variant="ghost"
          disabled={!mayAct}
          aria-label={`Dispensar ${nameOf(mail)}`}
          onClick={onDismiss}
        >
          Dispensar
        </Button>
        <Button
          size="sm"
          variant="outline"
          disabled={!mayAct}
          isBusy={isBusy}
          busyText="Reenviando..."
          aria-label={`Reenviar ${nameOf(mail)}`}
          onClick={onResend}
        >
          Reenviar
        </Button>
      </Buttons>
    </Line>
  );
}

const nameOf = ({ kind, to }: FailedMail) => `${mailKindText(kind)} para ${to}`;

const Buttons = chakra('div', { base: { display: 'flex', gap: '2' } });
