import { formatCount } from '@portal/domain';

/** '1 cliente', '2.000 clientes' */
export const countOf = (count: number): string =>
  count === 1 ? '1 cliente' : `${formatCount(count)} clientes`;
