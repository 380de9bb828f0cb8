import { z } from '@portal/domain';
import { ptBR } from 'zod/locales';

// What a form does not say in its own words is at least said in Portuguese.
z.config(ptBR());

export { zodResolver } from '@hookform/resolvers/zod';
