import type { Row } from '@portal/domain';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocalAccount } from '#data/local/database-context.ts';
import { sayOfSlip } from '#data/slips/slip-events.ts';
import { Button } from '#ui/button.tsx';
import { copyText } from '#ui/copy-text.ts';

/** So long the button says that it is done. */
const SHOWN_MS = 3_000;

type CopyCodeProps = {
  slip: Row<'slips'>;
  code: string;
  label: string;
  /** What to do next. */
  done: string;
  variant: 'solid' | 'outline';
};

export function CopyCode({ slip, code, label, done, variant }: CopyCodeProps) {
  const account = useLocalAccount();
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    if (!(await copyText(code, done))) return;
    setIsCopied(true);
    await sayOfSlip(account, slip, 'copied');
  };
  const Icon = isCopied ? Check : Copy;
  return (
    <Button variant={variant} flex={{ base: '1 1 100%', md: 'none' }} onClick={() => void copy()}>
      <Icon size={18} strokeWidth={1.75} aria-hidden />
      {isCopied ? 'Copiado' : label}
    </Button>
  );
}
