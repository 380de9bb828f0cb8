import { firm } from '#config/firm.ts';

const aims = [
  {
    title: 'Missão',
    text: 'Dar a cada cliente números em que ele confia, no prazo e em palavras que se entendem, para que decida melhor.',
  },
  {
    title: 'Visão',
    text: 'Ser a contabilidade que o pequeno negócio brasileiro recomenda: próxima nas decisões e em dia nas obrigações.',
  },
  {
    title: 'Propósito',
    text: 'Tirar do empresário o peso da burocracia e devolver o tempo para o que só ele sabe fazer.',
  },
];

export function History() {
  return (
    <section className="section first">
      <div className="wrap about">
        <div>
          <h2>Nossa história</h2>
          <div className="prose">
            <p>
              A {firm.shortName} nasceu em {firm.foundedIn}, numa sala pequena do centro, com uma ideia
              simples: contador não é quem manda guia, é quem senta ao lado. Os primeiros clientes eram
              padarias, oficinas e consultórios da vizinhança, e muitos deles continuam aqui.
            </p>
            <p>
              Com o tempo vieram a folha, a consultoria, o certificado digital e o portal do cliente, feito
              para funcionar também no depósito sem sinal. Hoje são mais de 500 empresas atendidas, e cada uma
              ainda sabe o nome de quem cuida das suas contas.
            </p>
          </div>
        </div>
        <dl className="aims">
          {aims.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
