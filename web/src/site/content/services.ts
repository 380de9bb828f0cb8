import {
  type LucideIcon,
  BadgeCheck,
  Calculator,
  CalendarSync,
  Compass,
  Landmark,
  Percent,
  Store,
  Users,
  Wallet,
} from 'lucide-react';
import { serviceTitles } from './service-titles.ts';

export type OfferedService = {
  /** Also the form's value for it. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly features: readonly [string, string, string];
  /** Comes with it without being asked for. */
  readonly included: readonly string[];
  readonly isPopular?: true;
  readonly Icon: LucideIcon;
  readonly family: 'sky' | 'rosa' | 'sol';
};

export const offeredServices: readonly OfferedService[] = [
  {
    id: 'contabilidade',
    title: serviceTitles.contabilidade,
    description: 'Balanços, balancetes e demonstrações que ajudam você a decidir, entregues todo mês.',
    features: [
      'Balancete mensal comentado',
      'Demonstrações contábeis completas',
      'Escrituração digital (ECD e ECF)',
    ],
    included: [
      'Portal do cliente para a equipe toda',
      'Certificado digital A1 da empresa',
      'Reunião de fechamento por trimestre',
    ],
    Icon: Calculator,
    family: 'sky',
  },
  {
    id: 'fiscal',
    title: serviceTitles.fiscal,
    description: 'Apuração de impostos e escolha do regime que custa menos para a sua empresa.',
    features: [
      'Apuração mensal e guias com Pix',
      'Planejamento tributário anual',
      'Revisão de tributos pagos a mais',
    ],
    included: [
      'Aviso antes de cada vencimento',
      'Simulação entre Simples e Lucro Presumido',
      'Acompanhamento da reforma tributária',
    ],
    isPopular: true,
    Icon: Percent,
    family: 'rosa',
  },
  {
    id: 'pessoal',
    title: serviceTitles.pessoal,
    description: 'Da admissão à rescisão, com folha e eSocial sem atraso.',
    features: [
      'Folha de pagamento e pró-labore',
      'eSocial, FGTS Digital e DCTFWeb',
      'Férias, 13º e rescisões',
    ],
    included: [
      'Recibos e informes no portal',
      'Cálculo de rescisão antes de decidir',
      'Calendário de férias da equipe',
    ],
    Icon: Users,
    family: 'sol',
  },
  {
    id: 'societario',
    title: serviceTitles.societario,
    description: 'Abertura, alteração e baixa de empresas, com alvarás e licenças.',
    features: ['Abertura em 3 a 5 dias úteis', 'Alterações contratuais', 'Alvarás e licenças municipais'],
    included: [
      'Consulta de viabilidade e de nome',
      'Certificado digital A1 no primeiro ano',
      'Escolha do regime na abertura',
    ],
    Icon: Landmark,
    family: 'sky',
  },
  {
    id: 'financeiro',
    title: serviceTitles.financeiro,
    description: 'Contas a pagar, a receber e conciliação feitas por nossa equipe.',
    features: ['Contas a pagar e a receber', 'Conciliação bancária diária', 'Fluxo de caixa projetado'],
    included: [
      'Relatório de caixa toda segunda-feira',
      'Cobrança educada de atrasados',
      'Contas organizadas por centro de custo',
    ],
    Icon: Wallet,
    family: 'sol',
  },
  {
    id: 'consultoria',
    title: serviceTitles.consultoria,
    description: 'Números em reunião, não só em relatório: preço, margem e crescimento.',
    features: ['Formação de preço e margem', 'Indicadores do seu setor', 'Reunião mensal de resultado'],
    included: [
      'Diagnóstico inicial por escrito',
      'Painel com os números que importam',
      'Simulação antes de contratar ou investir',
    ],
    Icon: Compass,
    family: 'rosa',
  },
  {
    id: 'mei',
    title: serviceTitles.mei,
    description: 'O essencial em dia por um valor que cabe no caixa de quem começa.',
    features: ['DAS-SIMEI e declaração anual', 'Emissão de nota fiscal', 'Passagem de MEI para ME'],
    included: [
      'Alerta de limite de faturamento',
      'Relatório mensal de receitas',
      'Guia do mês no celular, com Pix',
    ],
    isPopular: true,
    Icon: Store,
    family: 'sky',
  },
  {
    id: 'certificacao',
    title: serviceTitles.certificacao,
    description: 'Certificados A1 e A3 emitidos por videoconferência, com aviso de vencimento.',
    features: ['e-CPF e e-CNPJ, A1 e A3', 'Emissão por videoconferência', 'Aviso antes de vencer'],
    included: [
      'Instalação assistida por vídeo',
      'Cópia de segurança orientada',
      'Renovação sem sair da empresa',
    ],
    Icon: BadgeCheck,
    family: 'sol',
  },
  {
    id: 'parcelamento',
    title: serviceTitles.parcelamento,
    description: 'Dívidas negociadas, certidões de volta e CNPJ regular.',
    features: [
      'Parcelamento federal, estadual e municipal',
      'Certidões negativas',
      'Regularização de CNPJ e CPF',
    ],
    included: ['Diagnóstico das dívidas', 'Acompanhamento das parcelas', 'Aviso antes de perder o acordo'],
    Icon: CalendarSync,
    family: 'rosa',
  },
];
