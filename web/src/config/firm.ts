import { brand } from './brand.ts';
import type { Firm, FirmStory } from './firm-shape.ts';

/** All the public pages tell of the firm. Another firm puts the product on its own domain by changing this and `brand.ts`. */
export const firm: Firm = {
  ...brand,
  summary: 'Contabilidade consultiva para quem toca o próprio negócio, do MEI à média empresa.',
  foundedIn: 2013,
  domain: 'aurora.example',
  phone: { shown: '(11) 4002-8922', digits: '551140028922' },
  whatsapp: { shown: '(11) 94002-8922', digits: '5511940028922' },
  email: 'contato@aurora.example',
  address: {
    street: 'Rua das Acácias, 245, sala 12',
    district: 'Centro',
    city: 'São Paulo',
    state: 'SP',
    postalCode: '01310-000',
  },
  hours: [
    {
      shown: 'Segunda a sexta, 8h às 18h',
      days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '08:00',
      closes: '18:00',
    },
    { shown: 'Sábado, 8h às 12h', days: ['Saturday'], opens: '08:00', closes: '12:00' },
  ],
  promises: { answer: 'até 2 horas úteis', companyOpening: '3 a 5 dias úteis' },
  figures: [
    { value: '10+ anos', text: 'de experiência, desde 2013' },
    { value: '500+', text: 'clientes atendidos' },
    { value: '99%', text: 'de satisfação' },
    { value: '24h', text: 'é a média da nossa resposta' },
  ],
  // Addresses that lead nowhere, as the domain: a demonstration must not send visitors to a stranger's profile.
  social: [
    { network: 'Instagram', url: 'https://instagram.example/aurora' },
    { network: 'LinkedIn', url: 'https://linkedin.example/aurora' },
    { network: 'YouTube', url: 'https://youtube.example/aurora' },
  ],
};

export const firmStory: FirmStory = {
  history: [
    'A Aurora nasceu em 2013, numa sala pequena do centro, com uma ideia simples: contador não é quem manda guia, é quem senta ao lado. Os primeiros clientes eram padarias, oficinas e consultórios da vizinhança, e muitos deles continuam aqui.',
    'Com o tempo vieram a folha, a consultoria, o certificado digital e o portal do cliente, feito para funcionar também no depósito sem sinal. Hoje são mais de 500 empresas atendidas, e cada uma ainda sabe o nome de quem cuida das suas contas.',
  ],
  mission:
    'Dar a cada cliente números em que ele confia, no prazo e em palavras que se entendem, para que decida melhor.',
  vision:
    'Ser a contabilidade que o pequeno negócio brasileiro recomenda: próxima nas decisões e em dia nas obrigações.',
  purpose: 'Tirar do empresário o peso da burocracia e devolver o tempo para o que só ele sabe fazer.',
  values: {
    ethics: 'O que a lei pede, do jeito que a lei pede, e sigilo sobre tudo o que passa por aqui.',
    result: 'Número bom é o que muda uma decisão: preço, margem, regime, caixa.',
    commitment: 'Prazo é combinado que se cumpre. Se algo atrasar, você sabe por nós e antes.',
    innovation: 'Tecnologia que poupa o seu tempo, e que funciona até sem internet.',
  },
  timeline: [
    {
      year: '2013',
      title: 'Fundação',
      description: 'Duas mesas, um computador e os primeiros doze clientes do bairro.',
    },
    {
      year: '2016',
      title: 'Expansão Digital',
      description: 'Documentos deixam de ir de motoboy: tudo passa a chegar e sair pela internet.',
    },
    {
      year: '2019',
      title: 'Certificações',
      description: 'Passamos a emitir certificados digitais A1 e A3 e a treinar a equipe todo trimestre.',
    },
    {
      year: '2022',
      title: 'Marco de 500 Clientes',
      description: 'Quinhentas empresas atendidas, do MEI à média empresa, e uma equipe por setor.',
    },
    {
      year: '2024',
      title: 'Referência Nacional',
      description: 'Clientes em todas as regiões do país, com o mesmo atendimento de vizinho.',
    },
  ],
  testimonials: [
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
  ],
};
