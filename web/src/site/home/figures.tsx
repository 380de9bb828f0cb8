import { firm } from '#config/firm.ts';

export function Figures() {
  return (
    <section className="wrap" aria-label="Números da empresa">
      <dl className="figures">
        {firm.figures.map(({ value, text }) => (
          <div key={value}>
            <dt>{value}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
