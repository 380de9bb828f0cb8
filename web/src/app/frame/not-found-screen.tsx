import { chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
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
      <Button asChild mt="4">
        <a href={paths.home}>Voltar ao início</a>
      </Button>
    </chakra.div>
  );
}
