import type { Testimonial } from '#config/firm-shape.ts';
import { firmStory } from '#config/firm.ts';
import { Stars } from '#site/drawings/stars.tsx';

export function TestimonialsSection() {
  return (
    <section className="section" aria-labelledby="depoimentos">
      <div className="wrap">
        <h2 id="depoimentos" className="spaced">
          Quem já está em dia
        </h2>
        <div className="quotes">
          {firmStory.testimonials.map((testimonial, index) => (
            <Quote key={testimonial.name} testimonial={testimonial} isLarge={index === 0} />
          ))}
        </div>
      </div>
    </section>
  );
}

type QuoteProps = {
  readonly testimonial: Testimonial;
  readonly isLarge: boolean;
};

function Quote({ testimonial, isLarge }: QuoteProps) {
  const { name, role, company, content, rating, initial } = testimonial;
  return (
    <figure className={isLarge ? 'large' : undefined}>
      <blockquote>{`“${content}”`}</blockquote>
      <figcaption>
        <span className="avatar" aria-hidden="true">
          {initial}
        </span>
        <span>
          <strong>{name}</strong>
          <small>{`${role}, ${company}`}</small>
        </span>
        <Stars rating={rating} />
      </figcaption>
    </figure>
  );
}
