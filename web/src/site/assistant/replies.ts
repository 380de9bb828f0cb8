import { firm } from '#config/firm.ts';
import { paths } from '#config/paths.ts';
import { addressLines, mailLink, messages, phoneLink, whatsappLink } from '#site/content/contact-links.ts';
import { serviceTitles } from '#site/content/service-titles.ts';

export type ReplyLink = {
  readonly label: string;
  readonly href: string;
};

export type Reply = {
  readonly text: string;
  readonly links: readonly ReplyLink[];
};

type Topic = {
  /** Whole words, as `wordsOf` leaves them: lower case, no accents. */
  readonly words: readonly string[];
  readonly reply: Reply;
};

const whatsapp = (message: string): ReplyLink => ({ label: 'WhatsApp', href: whatsappLink(message) });
const quoteForm: ReplyLink = { label: 'Pedir orçamento', href: paths.contact };

const decapitalized = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const hours = firm.hours.map(({ shown }) => decapitalized(shown)).join('; ');

export const greeting: Reply = {
  text: `Olá! Sou o assistente virtual da ${firm.shortName}. Pergunte sobre serviços, preços, contato, horário ou abertura de empresa.`,
  links: [],
};

/**
 * The first topic with a word of the message answers. The broad ones are last: 'preço dos serviços' asks for
 * the price, and 'horário de abertura' for the hours.
 */
const topics: readonly Topic[] = [
  {
    words: 'preco precos valor valores custo custos custa custam quanto orcamento mensalidade'.split(' '),
    reply: {
      text: `O preço depende do regime, do faturamento e do número de funcionários da sua empresa. O orçamento é gratuito e respondemos em ${firm.promises.answer}.`,
      links: [quoteForm, whatsapp(messages.quote)],
    },
  },
  {
    words: 'horario horarios hora horas expediente funcionamento'.split(' '),
    reply: {
      text: `Nosso horário de atendimento: ${hours}. Respondemos em ${firm.promises.answer}.`,
      links: [whatsapp(messages.greeting), { label: 'Ligar', href: phoneLink }],
    },
  },
  {
    words: 'abertura abrir abro abrimos'.split(' '),
    reply: {
      text: `A abertura da sua empresa leva de ${firm.promises.companyOpening}, contados de quando os documentos estão completos. Cuidamos do contrato social, do CNPJ, dos alvarás e da escolha do regime.`,
      links: [
        { label: 'Pedir orçamento', href: `${paths.contact}?servico=societario` },
        whatsapp(messages.service(serviceTitles.societario)),
      ],
    },
  },
  {
    words: 'contato contatos telefone telefones whatsapp email mail endereco falar ligar'.split(' '),
    reply: {
      text: `Fale com a gente pelo telefone ${firm.phone.shown}, pelo WhatsApp ${firm.whatsapp.shown} ou pelo e-mail ${firm.email}. Estamos na ${addressLines.join(', ')}. Respondemos em ${firm.promises.answer}.`,
      links: [
        whatsapp(messages.greeting),
        { label: 'Ligar', href: phoneLink },
        { label: 'E-mail', href: mailLink },
      ],
    },
  },
  {
    words: 'servico servicos'.split(' '),
    reply: {
      text: `Nossos serviços: ${Object.values(serviceTitles).join('; ')}. Qual deles você procura?`,
      links: [{ label: 'Ver os serviços', href: paths.services }, quoteForm],
    },
  },
];

const unknown: Reply = {
  text: 'Ainda não sei responder a isso. Pergunte sobre serviços, preços, contato, horário ou abertura de empresa, ou fale com a nossa equipe.',
  links: [whatsapp(messages.greeting), quoteForm],
};

/** The canned reply to a message. Nothing leaves the device for it. */
export function replyTo(message: string): Reply {
  const words = new Set(wordsOf(message));
  return topics.find((topic) => topic.words.some((word) => words.has(word)))?.reply ?? unknown;
}

/** 'Preço?' and 'PRECO' are the same word. */
const wordsOf = (message: string) =>
  message
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/);
