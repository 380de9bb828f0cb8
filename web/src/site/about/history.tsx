import { firmStory } from '#config/firm.ts';

const aims = [
  { title: 'Missão', text: firmStory.mission },
  { title: 'Visão', text: firmStory.vision },
  { title: 'Propósito', text: firmStory.purpose },
];

export function History() {
  return (
    <section className="section first">
      <div className="wrap about">
        <div>
          <h2>Nossa história</h2>
          <div className="story">
            {firmStory.history.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
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
