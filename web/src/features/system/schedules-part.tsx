import { chakra } from '@chakra-ui/react';
import {
  SCHEDULE_NAMES,
  type ScheduleName,
  type ScheduleRun,
  type ScheduleState,
  scheduleState,
  type SystemState,
} from '@portal/domain';
import { type StatusKind, StatusPill } from '#ui/display/status-pill.tsx';
import { Line, Lines, Meta, SystemPart } from './system-part.tsx';
import { intervalText, SCHEDULE_LABELS, whenText } from './system-words.ts';

const PILLS: Record<ScheduleState, { kind: StatusKind; text: string }> = {
  well: { kind: 'ativo', text: 'Em dia' },
  failed: { kind: 'atrasada', text: 'Com falhas' },
  overdue: { kind: 'atrasada', text: 'Atrasada' },
  unknown: { kind: 'inativo', text: 'Sem registro' },
};

type SchedulesPartProps = {
  readonly state: SystemState;
  readonly isNow: boolean;
};

/** What the portal does by the clock. 'Em dia' is said of now alone. */
export function SchedulesPart({ state: { at, schedules }, isNow }: SchedulesPartProps) {
  return (
    <SystemPart title="Rotinas automáticas">
      <Lines aria-label="Rotinas automáticas">
        {SCHEDULE_NAMES.map((name) => {
          const run = schedules[name] ?? null;
          const state = scheduleState(name, run, at);
          return (
            <Line key={name}>
              <div>
                <chakra.b fontWeight="semibold">{SCHEDULE_LABELS[name]}</chakra.b>
                <Meta>{lastRunText(name, run, state, new Date())}</Meta>
              </div>
              {(isNow || state !== 'well') && <StatusPill {...PILLS[state]} />}
            </Line>
          );
        })}
      </Lines>
    </SystemPart>
  );
}

function lastRunText(name: ScheduleName, run: ScheduleRun | null, state: ScheduleState, now: Date): string {
  const interval = `Roda ${intervalText(name)}.`;
  if (run === null) return `${interval} Ainda não há registro.`;
  const last = `${interval} Última vez ${whenText(run.ended_at, now)}`;
  if (run.is_well) return state === 'overdue' ? `${last}: está parada desde então.` : `${last}.`;
  if (run.last_well_at === null) return `${last}, com falhas. Nunca deu certo.`;
  return `${last}, com falhas. Deu certo ${whenText(run.last_well_at, now)}.`;
}
