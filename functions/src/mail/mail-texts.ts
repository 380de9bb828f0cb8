import type { MailKind } from '@portal/domain';

type MailText = {
  subject: string;
  paragraphs: (firmName: string) => string[];
  /** Of the link, where the e-mail has one. */
  button: string;
  closing: string[];
};

export const MAIL_TEXTS: Record<MailKind, MailText> = {
  verify_email: {
    subject: 'Confirme seu e-mail',
    paragraphs: (firmName) => [
      `Recebemos o seu cadastro no portal de ${firmName}.`,
      'Confirme que este endereço é seu. O acesso ao portal começa quando um administrador aceitar o cadastro; avisaremos por e-mail.',
    ],
    button: 'Confirmar e-mail',
    closing: ['Se você não fez este cadastro, ignore esta mensagem.'],
  },
  invite: {
    subject: 'Convite para o portal',
    paragraphs: (firmName) => [
      `Você foi convidado para o portal de ${firmName}. Lá ficam documentos, guias, prazos e a conversa com o escritório.`,
    ],
    button: 'Aceitar convite',
    closing: [
      'O convite vale por 7 dias, uma única vez, e só para este endereço de e-mail.',
      'Se você não esperava este convite, ignore esta mensagem.',
    ],
  },
  password_reset: {
    subject: 'Redefinição de senha',
    paragraphs: (firmName) => [`Recebemos um pedido para redefinir a sua senha no portal de ${firmName}.`],
    button: 'Criar nova senha',
    closing: [
      'O link vale por uma hora e só pode ser usado uma vez.',
      'Se você não fez este pedido, ignore esta mensagem: a sua senha continua a mesma.',
    ],
  },
  account_approved: {
    subject: 'Sua conta foi aprovada',
    paragraphs: (firmName) => [`Sua conta no portal de ${firmName} foi aprovada.`, 'Você já pode entrar.'],
    button: 'Entrar no portal',
    closing: [],
  },
  account_rejected: {
    subject: 'Sobre o seu cadastro',
    paragraphs: (firmName) => [
      `O seu pedido de acesso ao portal de ${firmName} não foi aceito e os dados do cadastro foram apagados.`,
      'Se acredita que houve um engano, fale com o escritório.',
    ],
    button: '',
    closing: [],
  },
  factor_reset: {
    subject: 'Seu segundo fator foi redefinido',
    paragraphs: (firmName) => [
      `Um administrador retirou o segundo fator da sua conta no portal de ${firmName} e encerrou todas as sessões.`,
      'A senha continua a mesma. Se o escritório exige o segundo fator, o portal guia você para configurar um novo.',
    ],
    button: 'Entrar no portal',
    closing: ['Se você não pediu isso, fale com o escritório.'],
  },
  factor_recovered: {
    subject: 'Um código de recuperação foi usado',
    paragraphs: (firmName) => [
      `Um código de recuperação retirou o segundo fator da sua conta no portal de ${firmName} e encerrou todas as sessões.`,
      'A senha continua a mesma. Os outros códigos ainda valem, até você criar novos.',
    ],
    button: 'Entrar no portal',
    closing: ['Se não foi você, troque a senha agora e fale com o escritório.'],
  },
  account_erased: {
    subject: 'Seus dados foram apagados',
    paragraphs: (firmName) => [
      `A pedido seu, ${firmName} apagou do portal o seu acesso, o seu nome, o seu telefone, os seus avisos e preferências e a lista dos seus aparelhos.`,
      'O que a lei manda guardar fica, sem o seu nome: guias e documentos fiscais, registros de trabalho e as conversas do contrato. A página LGPD do site diz por quanto tempo e por qual lei.',
      'A resposta do escritório:',
    ],
    button: '',
    closing: ['Este endereço também foi apagado: esta é a última mensagem do portal.'],
  },
  notice: {
    subject: 'Um aviso do portal',
    paragraphs: () => [],
    button: 'Abrir no portal',
    closing: [
      'Valores e códigos de pagamento estão só no portal. O escritório nunca manda Pix ou boleto por e-mail: se receber um, não pague e avise.',
    ],
  },
  digest: {
    subject: 'O seu dia no portal',
    paragraphs: (firmName) => [`O que espera por você no portal de ${firmName}:`],
    button: 'Abrir o portal',
    closing: [
      'Você recebe este resumo uma vez por dia. Para não receber mais, desligue “Resumo do dia” nas preferências de avisos.',
    ],
  },
};
