import { formatCount } from '@portal/domain';

/** '1 arquivo', '2.008 arquivos' */
export const fileCount = (count: number) => (count === 1 ? '1 arquivo' : `${formatCount(count)} arquivos`);
