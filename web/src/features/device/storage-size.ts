import { formatSize, once } from '@portal/domain';

const GB = 1024 ** 3;
const oneDecimal = once(() => new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 }));

/** Like a file's size, and in GB where a file never gets to. */
export function storageSize(bytes: number): string {
  return bytes < GB ? formatSize(bytes) : `${oneDecimal().format(bytes / GB)} GB`;
}
