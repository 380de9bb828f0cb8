import { Handshake, Lightbulb, Scale, Target } from 'lucide-react';
import { IconTile } from '../drawings/icon-tile.tsx';

const values = [
  {
    title: 'Ética',
    text: 'O que a lei pede, do jeito que a lei pede, e sigilo sobre tudo o que passa por aqui.',
    Icon: Scale,
    family: 'sky',
    shape: 'quarter',
  },
  {
    title: 'Resultado',
    text: 'Número bom é o que muda uma decisão: preço, margem, regime, caixa.',
    Icon: Target,
    family: 'rosa',
    shape: 'sun',
  },
  {
    title: 'Compromisso',
    text: 'Prazo é combinado que se cumpre. Se algo atrasar, você sabe por nós e antes.',
    Icon: Handshake,
    family: 'sol',
    shape: 'leaf',
  },
  {
    title: 'Inovação',
    text: 'Tecnologia que poupa o seu tempo, e que funciona até sem internet.',
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
