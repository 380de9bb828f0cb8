import { firm } from '#config/firm.ts';

/** 'Segunda a sexta, 8h às 18h; sábado, 8h às 12h' */
const hours = firm.hours.map(({ shown }, index) => (index === 0 ? shown : shown.toLowerCase())).join('; ');

const questions = [
  {
    question: 'A primeira conversa é paga?',
    answer:
      'Não. Meia hora por vídeo ou WhatsApp para entender o seu negócio, sem custo e sem compromisso. A proposta vem por escrito.',
  },
  {
    question: 'Quanto tempo leva para abrir uma empresa?',
    answer: `De ${firm.promises.companyOpening} depois que os documentos estão completos. Atividades que pedem licença podem levar mais.`,
  },
  {
    question: 'Em quanto tempo vocês respondem?',
    answer: `Em ${firm.promises.answer}. Nosso horário: ${hours}.`,
  },
  {
    question: 'Já tenho contador. Dá trabalho trocar?',
    answer: 'Não. Buscamos os dados com o contador anterior e abrimos o seu portal no mesmo dia.',
  },
  {
    question: 'O portal funciona sem internet?',
    answer:
      'Sim. O que você já viu continua no aparelho, e o que você manda sem sinal fica guardado e é enviado sozinho quando a conexão volta.',
  },
  {
    question: 'O certificado digital está incluído?',
    answer:
      'O certificado A1 da empresa está incluído nos planos mensais, com aviso antes de vencer. O A3, em cartão ou token, é cobrado à parte.',
  },
];

export function FrequentQuestions() {
  return (
    <section className="section last">
      <div className="wrap faq">
        <h2 className="spaced">Perguntas frequentes</h2>
        <div className="questions">
          {questions.map(({ question, answer }) => (
            <details key={question}>
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}

export const faqJsonLd = {
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
};
