const steps = [
  {
    title: 'Consultoria Inicial',
    text: 'Meia hora por vídeo ou WhatsApp para entender o seu negócio. Sem custo.',
  },
  {
    title: 'Proposta Personalizada',
    text: 'Você recebe por escrito o que será feito, por quanto e desde quando.',
  },
  {
    title: 'Início Imediato',
    text: 'Buscamos os dados com o contador anterior e abrimos o seu portal no mesmo dia.',
  },
];

export function HowItWorks() {
  return (
    <section className="section last">
      <div className="wrap">
        <h2 className="spaced">Como Funciona</h2>
        <div className="strip once" />
        <ol className="steps">
          {steps.map(({ title, text }, index) => (
            <li key={title}>
              <h3>{`${index + 1}. ${title}`}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
