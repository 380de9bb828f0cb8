import { Handshake, Lightbulb, Scale, Target } from 'lucide-react';
import { firmStory } from '#config/firm.ts';
import { IconTile } from '#site/drawings/icon-tile.tsx';

const values = [
  {
    title: 'Ética',
    text: firmStory.values.ethics,
    Icon: Scale,
    family: 'sky',
    shape: 'quarter',
  },
  {
    title: 'Resultado',
    text: firmStory.values.result,
    Icon: Target,
    family: 'rosa',
    shape: 'sun',
  },
  {
    title: 'Compromisso',
    text: firmStory.values.commitment,
    Icon: Handshake,
    family: 'sol',
    shape: 'leaf',
  },
  {
    title: 'Inovação',
    text: firmStory.values.innovation,
    Icon: Lightbulb,
    family: 'sky',
    shape: 'leaf',
  },
] as const;

export function Values() {
  return (
    <section className="section last">
      <div className="wrap">
        <h2 className="spaced">Nossos valores</h2>
        <div className="panel four">
          {values.map(({ title, text, Icon, family, shape }) => (
            <div key={title} className="cell">
              <IconTile {...{ family, shape, Icon }} />
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
