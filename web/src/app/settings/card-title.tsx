import { chakra } from '@chakra-ui/react';

export const CardTitle = chakra('h2', { base: { textStyle: 'boxTitle', mb: '3.5' } });
