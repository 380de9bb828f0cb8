import { formatPhone } from '@portal/domain';
import { firm as firmOfSite } from '#config/firm.ts';
import { useKeptFirm } from '#session/firm/kept-firm.ts';
import { useShownFirm } from '#session/firm/shown-firm.ts';

/** How to reach the firm, after 'fale com o escritório': ': (11) 4002-8922 ou contato@…'; nothing of another firm. */
export function useFirmContact(): string {
  const kept = useKeptFirm();
  const isUnheard = useShownFirm() === null;
  if (isUnheard) return '';
  const ways =
    kept === null
      ? [firmOfSite.phone.shown, firmOfSite.email]
      : [kept.phone === null ? null : formatPhone(kept.phone), kept.email].filter((way) => way !== null);
  return ways.length === 0 ? '' : `: ${ways.join(' ou ')}`;
}
