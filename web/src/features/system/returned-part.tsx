import { chakra } from '@chakra-ui/react';
import { formatInstantDate, type ReturnedAddress } from '@portal/domain';
import { RETURN_TEXTS } from './mail-words.ts';
import { Line, Lines, Meta } from './system-part.tsx';
import { whenText } from './system-words.ts';

/** Addresses that take no e-mail, as the mail service told; there is nothing to press: another address is the person's to give. */
export function ReturnedPart({ addresses }: { readonly addresses: readonly ReturnedAddress[] }) {
  if (addresses.length === 0) return null;
  return (
    <>
      <p>Estes endereços não recebem avisos por e-mail. Os avisos continuam dentro do portal.</p>
      <Lines aria-label="Endereços que não recebem">
        {addresses.map(({ to, kind, reported_at, until }) => (
          <Line key={to}>
            <div>
              <chakra.b fontWeight="semibold">{to}</chakra.b>
              <Meta>
                {RETURN_TEXTS[kind]} Soubemos {whenText(reported_at, new Date())}. {untilText(kind, until)}
              </Meta>
            </div>
          </Line>
        ))}
      </Lines>
    </>
  );
}

/** A mailbox may be mended; who wants no e-mail says so otherwise in their own notices. */
const untilText = (kind: ReturnedAddress['kind'], until: ReturnedAddress['until']) =>
  kind === 'bounce'
    ? `O portal tenta de novo em ${formatInstantDate(until)}.`
    : 'Ela pode voltar a receber nos próprios avisos.';
