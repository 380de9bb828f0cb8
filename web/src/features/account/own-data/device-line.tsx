import { chakra } from '@chakra-ui/react';
import { type Device, formatInstantMinute } from '@portal/domain';
import { CircleCheck, Laptop, Smartphone, Tablet } from 'lucide-react';
import { thisDeviceId } from '#session/device/this-device.ts';
import { Button } from '#ui/button.tsx';
import { IconTile } from '#ui/display/icon-tile.tsx';

const icons = { computer: Laptop, phone: Smartphone, tablet: Tablet };

type DeviceLineProps = {
  readonly device: Device & { id: string };
  readonly mayEnd: boolean;
  readonly onEnd: () => void;
};

export function DeviceLine({ device, mayEnd, onEnd }: DeviceLineProps) {
  const isThis = device.id === thisDeviceId();
  const Icon = icons[device.kind];
  return (
    <Line>
      <IconTile family={isThis ? 'rosa' : 'sky'} size={40}>
        <Icon size={20} strokeWidth={1.75} />
      </IconTile>
      <chakra.div minWidth="0" flex="1" overflowWrap="anywhere">
        <chakra.b fontWeight="semibold">{isThis ? 'Este aparelho' : device.name}</chakra.b>
        <Meta>
          {isThis
            ? `${device.name}, desde ${formatInstantMinute(device.first_seen_at)}`
            : `Último acesso: ${formatInstantMinute(device.last_seen_at)}`}
        </Meta>
        {isThis && (
          <Active>
            <CircleCheck size={16} strokeWidth={1.75} aria-hidden />
            Ativo agora
          </Active>
        )}
      </chakra.div>
      {!isThis &&
        (device.ended_at === null ? (
          <Button
            variant="ghostDanger"
            size="sm"
            disabled={!mayEnd}
            aria-label={`Encerrar ${device.name}`}
            onClick={onEnd}
          >
            Encerrar
          </Button>
        ) : (
          <Meta>Encerrado</Meta>
        ))}
    </Line>
  );
}

const Line = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    px: '4.5',
    py: '3.5',
    borderTopWidth: '1px',
    borderColor: 'border',
  },
});
const Meta = chakra('small', { base: { display: 'block', textStyle: 'meta', color: 'fg.muted' } });
const Active = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    textStyle: 'meta',
    fontWeight: 'medium',
    color: 'status.concluida.fg',
  },
});
