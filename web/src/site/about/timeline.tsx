import { firmStory } from '#config/firm.ts';

export function Timeline() {
  return (
    <section className="section last">
      <div className="wrap">
        <h2 className="spaced">Nossa trajetória</h2>
        <div className="strip once" />
        <ol className="timeline">
          {firmStory.timeline.map(({ year, title, description }) => (
            <li key={year}>
              <time dateTime={year}>{year}</time>
              <h3>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
