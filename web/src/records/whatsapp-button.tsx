import {
  whatsappLink,
  whatsappNumber,
  type WhatsappOccasion,
  whatsappPath,
  whatsappText,
} from '@portal/domain';
import { MessageCircle } from 'lucide-react';
import { brand } from '#config/brand.ts';
import { useKeptFirm } from '#session/firm/kept-firm.ts';
import { portalAddress } from '#session/way-in/sign-up-address.ts';
import { Button } from '#ui/button.tsx';

type WhatsAppButtonProps = {
  readonly client: { id: string; phone: string | null };
  readonly occasion: WhatsappOccasion;
};

/**
 * Opens WhatsApp with a text that leads into the portal: the person reads it, and sends it or not. Nothing is fetched, so
 * it is there without a connection too; and nothing is there for a number that has no WhatsApp.
 */
export function WhatsAppButton({ client: { id, phone }, occasion }: WhatsAppButtonProps) {
  const firm = useKeptFirm();
  const number = whatsappNumber(phone);
  if (number === null) return null;
  const address = portalAddress(firm, whatsappPath(occasion, id));
  const text = whatsappText(occasion, firm?.shown.shortName ?? brand.shortName, address);
  return (
    <Button asChild size="sm" variant="outline">
      <a
        href={whatsappLink(number, text)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`WhatsApp para ${occasion.company}, abre em outra aba`}
      >
        <MessageCircle size={16} strokeWidth={1.75} aria-hidden />
        WhatsApp
      </a>
    </Button>
  );
}
