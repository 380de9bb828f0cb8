export interface Testimonial {
  readonly name: string;
  readonly role: string;
  readonly company: string;
  readonly content: string;
  /** Of 5. */
  readonly rating: number;
  readonly initial: string;
}

/** The first one is shown large. */
export const testimonials: readonly Testimonial[] = [
  {
    name: 'Marcos Ferreira',
    role: 'Proprietário',
    company: 'Padaria Pão Dourado',
    content:
      'Abri a segunda padaria sem parar o forno. Mando as notas pelo celular e, quando vejo, a guia já está lá com o valor e a data.',
    rating: 5,
    initial: 'M',
  },
  {
    name: 'Luciana Alves',
    role: 'Sócia',
    company: 'Clínica Odonto Sorriso',
    content: 'Mudaram meu regime e paguei menos imposto já no primeiro trimestre.',
    rating: 5,
    initial: 'L',
  },
  {
    name: 'Edson Ramos',
    role: 'Gerente',
    company: 'Transportes Serra Azul',
    content: 'Nunca mais paguei multa por esquecer prazo. O aviso chega antes.',
    rating: 5,
    initial: 'E',
  },
  {
    name: 'Ana Beatriz Moura',
    role: 'Confeiteira',
    company: 'Doce Ana',
    content: 'Saí do MEI sem susto: explicaram cada passo e cada custo.',
    rating: 5,
    initial: 'A',
  },
];
