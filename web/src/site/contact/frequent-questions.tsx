const questions = [
  {
    question: 'Quanto tempo leva para abrir uma empresa?',
    answer:
      'De 3 a 5 dias úteis depois que os documentos estão completos. Atividades que pedem licença podem levar mais.',
  },
  {
    question: 'Em quanto tempo vocês respondem?',
    answer:
      'Em até 2 horas úteis. Atendemos de segunda a sexta, das 8h às 18h, e aos sábados, das 8h às 12h.',
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
] as const;

export function FrequentQuestions() {
  return (
    <section className="section last">
      <div className="wrap">
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
