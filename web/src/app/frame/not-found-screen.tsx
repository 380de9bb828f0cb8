import { chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { Button } from '#ui/button.tsx';
import { TileDrawing } from '#ui/drawings/tiles.tsx';

export function NotFoundScreen() {
  const { pathname } = useLocation();
  useEffect(() => {
    // A warning and not an error: nothing is broken, but a link somewhere leads nowhere.
    console.warn('404: no such page:', pathname);
  }, [pathname]);
  return (
    <chakra.div
      display="grid"
      justifyItems="start"
      gap="2"
      p={{ base: '5', md: '10' }}
      maxWidth="prose"
      mx="auto"
    >
      <TileDrawing name="broken" />
      <chakra.h1 textStyle="portalTitle" mt="4">
        404
      </chakra.h1>
      <chakra.p textStyle="cardTitle">Oops! Page not found</chakra.p>
      <chakra.p color="fg.muted">Este endereço não existe no portal.</chakra.p>
      <chakra.ul display="flex" flexWrap="wrap" gap="2" mt="4" listStyleType="none">
        {waysOnFrom(pathname).map(({ to, label, isSite }, index) => (
          <li key={to}>
            <Button asChild variant={index === 0 ? 'solid' : 'outline'}>
              {isSite === true ? <a href={to}>{label}</a> : <Link to={to}>{label}</Link>}
            </Button>
          </li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}

type Way = { readonly to: string; readonly label: string; /** Beyond the app. */ readonly isSite?: boolean };

const HOME: Way = { to: paths.home, label: 'Voltar ao início', isSite: true };

/** Where somebody who came to this path most likely wants to be. */
function waysOnFrom(pathname: string): readonly Way[] {
  if (pathname.startsWith(paths.admin.dashboard)) {
    return [
      { to: paths.admin.dashboard, label: 'Ir ao Dashboard' },
      { to: paths.admin.clients, label: 'Clientes' },
      { to: paths.admin.obligations, label: 'Obrigações' },
      { to: paths.admin.documents, label: 'Documentos' },
    ];
  }
  if (pathname.startsWith(paths.clientPortal))
    return [{ to: paths.clientPortal, label: 'Ir ao portal' }, HOME];
  return [HOME, { to: paths.auth, label: 'Área de Acesso' }];
}
