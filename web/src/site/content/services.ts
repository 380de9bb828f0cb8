import type { LucideIcon } from 'lucide-react';
import {
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

export interface OfferedService {
  /** Also the form's value for it. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly features: readonly [string, string, string];
  readonly isPopular?: true;
  readonly Icon: LucideIcon;
  readonly family: 'sky' | 'rosa' | 'sol';
}

export const offeredServices: readonly OfferedService[] = [
  {
    id: 'contabilidade',
    title: 'Contabilidade Empresarial',
    description: 'Balanços, balancetes e demonstrações que ajudam você a decidir, entregues todo mês.',
    features: [
      'Balancete mensal comentado',
      'Demonstrações contábeis completas',
      'Escrituração digital (ECD e ECF)',
    ],
    Icon: Calculator,
    family: 'sky',
  },
  {
    id: 'fiscal',
    title: 'Fiscal e Tributário',
    description: 'Apuração de impostos e escolha do regime que custa menos para a sua empresa.',
    features: [
      'Apuração mensal e guias com Pix',
      'Planejamento tributário anual',
      'Revisão de tributos pagos a mais',
    ],
    isPopular: true,
    Icon: Percent,
    family: 'rosa',
  },
  {
    id: 'pessoal',
    title: 'Departamento Pessoal',
    description: 'Da admissão à rescisão, com folha e eSocial sem atraso.',
    features: [
      'Folha de pagamento e pró-labore',
      'eSocial, FGTS Digital e DCTFWeb',
      'Férias, 13º e rescisões',
    ],
    Icon: Users,
    family: 'sol',
  },
  {
    id: 'societario',
    title: 'Societário e Legalização',
    description: 'Abertura, alteração e baixa de empresas, com alvarás e licenças.',
    features: ['Abertura em 3 a 5 dias úteis', 'Alterações contratuais', 'Alvarás e licenças municipais'],
    Icon: Landmark,
    family: 'sky',
  },
  {
    id: 'financeiro',
    title: 'BPO Financeiro',
    description: 'Contas a pagar, a receber e conciliação feitas por nossa equipe.',
    features: ['Contas a pagar e a receber', 'Conciliação bancária diária', 'Fluxo de caixa projetado'],
    Icon: Wallet,
    family: 'sol',
  },
  {
    id: 'consultoria',
    title: 'Consultoria Empresarial',
    description: 'Números em reunião, não só em relatório: preço, margem e crescimento.',
    features: ['Formação de preço e margem', 'Indicadores do seu setor', 'Reunião mensal de resultado'],
    Icon: Compass,
    family: 'rosa',
  },
  {
    id: 'mei',
    title: 'Serviços para MEI',
    description: 'O essencial em dia por um valor que cabe no caixa de quem começa.',
    features: ['DAS-SIMEI e declaração anual', 'Emissão de nota fiscal', 'Passagem de MEI para ME'],
    isPopular: true,
    Icon: Store,
    family: 'sky',
  },
  {
    id: 'certificacao',
    title: 'Certificação Digital',
    description: 'Certificados A1 e A3 emitidos por videoconferência, com aviso de vencimento.',
    features: ['e-CPF e e-CNPJ, A1 e A3', 'Emissão por videoconferência', 'Aviso antes de vencer'],
    Icon: BadgeCheck,
    family: 'sol',
  },
  {
    id: 'parcelamento',
    title: 'Parcelamentos e Regularizações',
    description: 'Dívidas negociadas, certidões de volta e CNPJ regular.',
    features: [
      'Parcelamento federal, estadual e municipal',
      'Certidões negativas',
      'Regularização de CNPJ e CPF',
    ],
    Icon: CalendarSync,
    family: 'rosa',
  },
];
