import { paths } from '#config/paths.ts';
import { BackLink } from '#ui/display/back-link.tsx';

export const BackToClients = () => <BackLink to={paths.admin.clients}>Clientes</BackLink>;
